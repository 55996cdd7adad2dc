import { PETITE_KNOWN } from 'server-demo/schools/petite/index';
import type { TestBrowser, TestPortal } from 'server-testing/portal';
import { openSchool } from 'server-testing/schools';
import { url } from 'server-testing/url';
import { absences } from 'shared-contract/absences/endpoints';
import { printedDocument, requiredDocuments } from 'shared-contract/documents/endpoints';
import { notices } from 'shared-contract/notices/endpoints';
import { orders } from 'shared-contract/orders/endpoints';
import { eventsAccess } from 'shared-contract/portal/endpoints';
import type { EnrolmentRow, ResultLine } from 'shared-contract/records/answers';
import { enrolments, results } from 'shared-contract/records/endpoints';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSchool('petite');
}, 240_000);
afterAll(() => portal?.close());

/** Reads without a number in their address. */
const plainReads = (): string[] =>
  portal.app.routeTable
    .filter(({ method, url: path }) => method === 'GET' && path.startsWith('/api/v1/') && !path.includes(':'))
    .map(({ url: path }) => path);

const everyAnswer = async (who: TestBrowser): Promise<[string, number][]> => {
  const answers: [string, number][] = [];
  for (const path of plainReads()) answers.push([path, (await who.get(path)).statusCode]);
  return answers;
};

const PEOPLE: string[] = [...Object.values(PETITE_KNOWN), 'directrice', 'bureau'];

test.each(PEOPLE)('%s is answered everywhere, with a refusal at most', async (name) => {
  const answers = await everyAnswer(await portal.as(name));
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter(([, status]) => ![200, 204, 400, 403, 404, 422].includes(status))).toEqual([]);
});

test('her results are there; nothing is asked, sold, announced or open', async () => {
  const who = await portal.as(PETITE_KNOWN.second);
  const years: EnrolmentRow[] = (await who.get(url(enrolments))).json();
  expect(years.map(({ NiveauCoursLibelle }) => NiveauCoursLibelle)).toEqual(['Deuxième', 'Première']);
  const InscriptionID = years[1]?.InscriptionID ?? 0;
  const lines: ResultLine[] = (await who.get(url(results, { InscriptionID }))).json();
  expect(lines).toHaveLength(12);
  for (const endpoint of [requiredDocuments, orders, absences, notices])
    expect((await who.get(url(endpoint))).json()).toEqual([]);
  const { Evenements, ...flags } = (await who.get(url(eventsAccess))).json();
  const open = Object.entries(flags).filter(([flag, isOpen]) => flag.startsWith('Acces') && isOpen);
  expect(open).toEqual([]);
  expect(Evenements.length).toBeGreaterThan(5);
});

test('its transcript is printed, without a logo', async () => {
  const who = await portal.as(PETITE_KNOWN.second);
  const years: EnrolmentRow[] = (await who.get(url(enrolments))).json();
  const answer = await who.get(
    url(printedDocument, { InscriptionID: years[1]?.InscriptionID ?? 0, nom: 'releveNotes.pdf' }),
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

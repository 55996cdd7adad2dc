import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { PARAMETER_NAMES } from 'shared-contract/parameters/parameters';
import { parameters } from 'shared-contract/portal/endpoints';

let portal: TestPortal;
let camille: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  camille = await portal.as('230101');
}, 240_000);

afterAll(() => portal.close());

const ask = (names: string, browser = camille) => browser.get(url(parameters, { parameterNames: names }));

test('every name of the contract has values, in the order asked', async () => {
  const lists = (await ask(PARAMETER_NAMES.join(','))).json();
  expect(lists.map((one: { Name: string }) => one.Name)).toEqual([...PARAMETER_NAMES]);
  for (const { Values } of lists) expect(Values.length).toBeGreaterThan(0);
});

test('first-defence sessions leave September out, the others have it', async () => {
  const [first, all] = (await ask('SessionID,SessionAAActiveID')).json();
  const labels = (values: { Display: string }[]) => values.map(({ Display }) => Display);
  expect(labels(first.Values)).toEqual(['janvier 2027', 'juin 2027']);
  expect(labels(all.Values)).toEqual(['janvier 2027', 'juin 2027', 'septembre 2027']);
});

test('the default third language is offered and countries are in French order', async () => {
  const [languages, countries] = (await ask('CoursLangue3ID,PaysID')).json();
  expect(languages.Values.map(({ Display }: { Display: string }) => Display)).toContain('Allemand');
  const names = countries.Values.map(({ Display }: { Display: string }) => Display);
  expect(names.indexOf('Belgique')).toBeLessThan(names.indexOf('Zambie'));
  expect(names.indexOf('Émirats Arabes Unis')).toBeLessThan(names.indexOf('Zambie'));
});

test('exams are those of the student’s own programme, with their date and activity', async () => {
  const [{ Values }] = (await ask('ExamenID')).json();
  expect(Values[0]).toEqual({
    ID: expect.any(Number),
    Display: expect.stringMatching(/^\p{L}.+ – .+ \([A-Z0-9-]+\), janvier 2027$/u),
    Date: expect.stringMatching(/^2027-/),
    InscriptionID: expect.any(Number),
    ActiviteApprentissageID: expect.any(Number),
  });
  expect((await ask('ExamenID', await portal.as('admin'))).json()).toEqual([
    { Name: 'ExamenID', Values: [] },
  ]);
});

test.each([
  'Inconnu',
  '',
  'PaysID,',
  'paysid',
  'PaysID,__proto__',
  "'; drop table pays; --",
  'x'.repeat(600),
])('%j is malformed', async (names) => {
  const answer = await ask(encodeURIComponent(names));
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
});

test('it is asked with a name and a session', async () => {
  expect((await camille.get(url(parameters, {}))).statusCode).toBe(400);
  expect((await ask('PaysID', portal.browse())).statusCode).toBe(401);
});

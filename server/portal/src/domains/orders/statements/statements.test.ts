import { randomUUID } from 'node:crypto';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { MULTIPART, multipartOf } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import { daysBefore } from 'shared-contract/base/days';
import type { StatementReport, Statements } from 'shared-contract/statements/answers';
import {
  importStatement,
  seeTakenBack,
  statementReport,
  statements,
  takeBackStatement,
  tryStatement,
} from 'shared-contract/statements/endpoints';
import { STATEMENT_LIMITS } from 'shared-contract/statements/statements';
import { forgetReports } from './imports.queries';
import { camtEntry, camtFile, codaFile } from './write-statements';

const VCS = '126000000272';

let portal: TestPortal;
let desk: TestBrowser;
beforeAll(async () => {
  portal = await openTestPortal();
  desk = await portal.as('secretariat');
}, 240_000);
afterAll(() => portal.close());

const sendTo = (
  endpoint: typeof tryStatement | typeof importStatement,
  bytes: Buffer,
  browser = desk,
  headers: Record<string, string> = {},
) =>
  browser.send({
    method: 'POST',
    url: url(endpoint),
    headers: {
      'x-requested-with': 'portail',
      'sec-fetch-site': 'same-origin',
      'content-type': MULTIPART,
      ...headers,
    },
    payload: multipartOf({ bytes, name: 'novembre.cod' }),
  });

const read = async (browser = desk): Promise<Statements> => (await browser.get(url(statements))).json();

const countPayments = async (): Promise<number> =>
  (await portal.db.pool.query('select count(*)::int as n from paiements')).rows[0].n;

const mails = async (): Promise<{ to: string; text: string }[]> =>
  (
    await portal.db.pool.query(
      "select data as mail from pgboss.job where data->>'kind' = 'reprises.ecole' order by created_on",
    )
  ).rows.map(({ mail }) => mail);

const setActs = (acts: string[]) =>
  portal.db.pool.query('update gestion_sections set actes = $1 where compte_id = 5', [acts]);

test('a trial tells all and changes nothing', async () => {
  const before = await countPayments();
  const file = codaFile([{ cents: 1920, communication: VCS }], { number: '501' });
  const answer = await sendTo(tryStatement, file);
  expect(answer.statusCode).toBe(200);
  const report: StatementReport = answer.json();
  expect([report.Import, report.payees.length + report.excedents.length]).toEqual([null, 1]);
  expect(await countPayments()).toBe(before);
  expect((await read()).Imports).toEqual([]);
});

test('an import has its line, its report and its audit; the same key is one import; it is taken back whole', async () => {
  const before = await countPayments();
  const file = codaFile([{ cents: 1920, communication: VCS }], { number: '502' });
  const headers = { 'idempotency-key': randomUUID() };
  const report: StatementReport = (await sendTo(importStatement, file, desk, headers)).json();
  expect((await sendTo(importStatement, file, desk, headers)).json()).toEqual(report);
  const Import = report.Import ?? '';
  expect((await read()).Imports).toMatchObject([
    {
      Import,
      Fichier: 'novembre.cod',
      Par: 'Nadia Aksoy, Secrétariat de gestion',
      AnnuleLe: null,
      AUnRapport: true,
    },
  ]);
  expect((await desk.get(url(statementReport, { Import }))).json()).toEqual(report);
  expect(await countPayments()).toBe(before + 1);
  const { rows } = await portal.db.pool.query(
    "select actor, action from audit_events where action in ('releve.importe', 'commande.payee') order by id desc limit 2",
  );
  expect(rows.map(({ actor, action }) => [actor, action]).sort()).toEqual([
    ['secretariat', 'commande.payee'],
    ['secretariat', 'releve.importe'],
  ]);

  expect((await desk.delete(url(takeBackStatement, { Import }))).statusCode).toBe(204);
  expect(await countPayments()).toBe(before);
  expect((await read()).Imports[0]?.AnnuleLe).not.toBeNull();
  expect((await desk.delete(url(takeBackStatement, { Import }))).statusCode).toBe(404);
});

test('an import on which something rests is not taken back', async () => {
  const first: StatementReport = (
    await sendTo(importStatement, codaFile([{ cents: 100, communication: VCS }], { number: '503' }))
  ).json();
  await sendTo(importStatement, codaFile([{ cents: 200, communication: VCS }], { number: '504' }));
  const answer = await desk.delete(url(takeBackStatement, { Import: first.Import ?? '' }));
  expect([answer.statusCode, answer.json().detail]).toEqual([
    409,
    expect.stringContaining('ne peut plus être annulé'),
  ]);
});

test('what the bank takes back waits at the desk until somebody says that she saw it, and the school has a mail', async () => {
  const head = '<RvslInd>true</RvslInd>';
  const details = `<TxDtls><RmtInf><Strd><CdtrRefInf><Ref>${VCS}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
  const file = camtFile([camtEntry({ cents: -300, head, details }), camtEntry({ cents: -500, head })]);
  await sendTo(tryStatement, file);
  expect([(await read()).AVoir, await mails()]).toEqual([0, []]);
  await sendTo(importStatement, file);
  await sendTo(importStatement, file);
  const { Reprises, AVoir } = await read();
  expect(AVoir).toBe(2);
  expect(Reprises.map(({ Montant, CommandeID, Matricule }) => [Montant, CommandeID, Matricule])).toEqual([
    [-500, null, null],
    [-300, 2, '230101'],
  ]);
  expect(await mails()).toMatchObject([
    { to: portal.app.institution.contact.email, text: expect.stringMatching(/2 paiements, 8,00.€/) },
  ]);

  const RepriseID = Reprises[1]?.RepriseID ?? 0;
  for (const _ of [1, 2])
    expect((await desk.post(url(seeTakenBack, { RepriseID }), undefined)).statusCode).toBe(204);
  const after = await read();
  expect([after.AVoir, after.Reprises.at(-1)]).toMatchObject([
    1,
    { RepriseID, VuePar: 'Nadia Aksoy, Secrétariat de gestion' },
  ]);
  expect((await desk.post(url(seeTakenBack, { RepriseID: 999_999 }), undefined)).statusCode).toBe(404);
});

test.each([
  ['of another account', codaFile([{ cents: 100 }], { account: 'BE51001000000362' }), 422, /compte BE5100/],
  ['that is none', Buffer.from('bonjour'), 422, /n’est pas un relevé CODA/],
  ['that is cut off', codaFile([{ cents: 100 }]).subarray(0, 390), 422, /tronqué/],
  ['that is too big', Buffer.alloc(4 * 1024 * 1024 + 1, 'x'), 413, /trop volumineux/],
])('a file %s is refused with a sentence, and nothing is written', async (_, bytes, status, why) => {
  const before = await read();
  for (const endpoint of [tryStatement, importStatement]) {
    const answer = await sendTo(endpoint, bytes);
    expect([answer.statusCode, answer.json().detail]).toEqual([status, expect.stringMatching(why)]);
  }
  expect(await read()).toEqual(before);
});

test('the right is one of its own: the other acts of the desk and other roles do not open it', async () => {
  const everything = ['demandes', 'periodes', 'valves', 'chiffres', 'pae', 'catalogues', 'inclusif'];
  const file = codaFile([{ cents: 100 }], { number: '505' });
  const statusOf = async (browser: TestBrowser) => [
    (await browser.get(url(statements))).statusCode,
    (await sendTo(tryStatement, file, browser)).statusCode,
    (await sendTo(importStatement, file, browser)).statusCode,
    (await browser.delete(url(takeBackStatement, { Import: 'a1b2c3d4' }))).statusCode,
    (await browser.post(url(seeTakenBack, { RepriseID: 1 }), undefined)).statusCode,
  ];
  await setActs(everything);
  expect(await statusOf(desk)).toEqual([403, 403, 403, 403, 403]);
  await setActs(['comptabilite']);
  expect((await desk.get(url(statements))).statusCode).toBe(200);
  for (const name of ['programmes', 'verificateur', '230101'])
    expect(await statusOf(await portal.as(name))).toEqual([403, 403, 403, 403, 403]);
  expect((await read(await portal.as('admin'))).TailleMax).toBeGreaterThan(0);
});

test('after 400 days reports and what was seen go; the line of the history and what nobody saw stay', async () => {
  await portal.db.pool.query("update releves_importes set importe_le = importe_le - interval '401 days'");
  await portal.db.pool.query("update reprises_bancaires set vue_le = vue_le - interval '401 days'");
  const before = await read();
  await forgetReports(portal.db.orm, daysBefore(portal.app.clock.now(), STATEMENT_LIMITS.reportDays));
  const after = await read();
  expect(after.Imports).toHaveLength(before.Imports.length);
  expect(after.Imports.some(({ AUnRapport }) => AUnRapport)).toBe(false);
  expect([after.AVoir, after.Reprises.length]).toEqual([before.AVoir, before.Reprises.length - 1]);
});

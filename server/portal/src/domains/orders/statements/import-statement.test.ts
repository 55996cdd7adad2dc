import { readFileSync } from 'node:fs';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import type { Order } from 'shared-contract/orders/answers';
import { importStatement, type StatementImport, tryStatement } from './import-statement';
import { readStatement } from './read-statement';
import { reportText } from './report-text';
import type { StatementEntry } from './statement';
import { takeBackImport } from './take-back-import';
import { camtEntry, camtFile, codaFile } from './write-statements';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const entriesOf = (name: string): StatementEntry[] =>
  readStatement(readFileSync(new URL(`./samples/${name}`, import.meta.url)));

const orderOf = async (user: string, vcs: string): Promise<Order | undefined> => {
  const who = await portal.as(user);
  const orders: Order[] = (await who.get('/api/v1/extranet/student/Commandes')).json();
  return orders.find((order) => order.CommandeVCS === vcs);
};

const IBAN = 'BE68 5390 0754 7034';

const by = (): StatementImport => ({
  file: 'releve.cod',
  compteId: null,
  iban: IBAN,
  desk: 'secretariat@exemple.be',
  now: portal.app.clock.now(),
  audit: async () => {},
});

const importInto = (entries: StatementEntry[]) => importStatement(portal.db, entries, by());

const sizes = (report: object) =>
  Object.fromEntries(
    Object.entries(report).flatMap(([name, lines]) => (Array.isArray(lines) ? [[name, lines.length]] : [])),
  );

describe('the import of a statement', () => {
  it('marks orders paid by reference and amount, and lists what it can’t tell', async () => {
    const report = await importInto(entriesOf('exemple.coda'));
    expect(sizes(report)).toEqual({
      payees: 3,
      partielles: 2,
      excedents: 1,
      inconnues: 2,
      dejaVues: 0,
      reprises: 0,
      reprisesInconnues: 0,
    });
    expect(report.payees[0]).toMatchObject({ CommandeID: 2, Montant: 1920, CommandeMontant: 1920 });
    expect(report.partielles[0]).toMatchObject({ CommandeID: 22, Montant: 500, Recu: 500, Reste: 1420 });
    expect(report.excedents[0]).toMatchObject({ CommandeID: 90, Montant: 2000, Excedent: 80 });
    expect(report.inconnues.map(({ Montant }) => Montant)).toEqual([1500, 1200]);
    expect(await orderOf('230101', report.payees[0]!.CommandeVCS)).toMatchObject({
      CommandePaye: true,
      CommandeMontantPaye: 1920,
      CommandeDatePaiement: '2026-11-24',
    });
    expect(await orderOf('230106', report.partielles[0]!.CommandeVCS)).toMatchObject({
      CommandePaye: false,
      CommandeMontantPaye: 500,
    });
  });

  it('changes nothing the second time', async () => {
    const before = await portal.db.pool.query('select count(*)::int as n from paiements');
    const report = await importInto(entriesOf('exemple.coda'));
    expect(sizes(report)).toEqual({
      payees: 0,
      partielles: 0,
      excedents: 0,
      inconnues: 2,
      dejaVues: 6,
      reprises: 0,
      reprisesInconnues: 0,
    });
    const after = await portal.db.pool.query('select count(*)::int as n from paiements');
    expect(after.rows).toEqual(before.rows);
  });

  it('completes with a second transfer what a first one began', async () => {
    const report = await importInto(entriesOf('exemple-camt053-v08.xml'));
    expect(report.payees[0]).toMatchObject({ CommandeID: 22, Montant: 1420, Recu: 1920 });
    expect(report.payees[1]).toMatchObject({ CommandeID: 286, Montant: 1920 });
    expect(report.inconnues.map(({ Montant }) => Montant)).toEqual([999, 1920]);
  });

  it('run twice at once takes each entry over once', async () => {
    const entries = entriesOf('exemple-camt053-v02.xml');
    const reports = await Promise.all([1, 2, 3].map(() => importInto(entries)));
    expect(reports.map(({ payees }) => payees.length).sort()).toEqual([0, 0, 1]);
    expect(reports.map(({ dejaVues }) => dejaVues.length).sort()).toEqual([0, 1, 1]);
  });

  it.each([
    [
      'camt',
      (vcs: string) =>
        camtFile([
          camtEntry({
            cents: -1920,
            day: '2026-11-27',
            head: '<RvslInd>true</RvslInd>',
            details: `<TxDtls><RmtInf><Strd><CdtrRefInf><Ref>${vcs}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`,
          }),
        ]),
    ],
    [
      'CODA',
      (communication: string) =>
        codaFile([{ cents: -1920, code: '00150000', communication }], { day: '281126' }),
    ],
  ])('has an order owe again what the bank takes back (%s)', async (kind, write) => {
    const vcs = '126000000272';
    await importInto(
      readStatement(
        codaFile([{ cents: 1920, communication: vcs }], { number: kind === 'camt' ? '301' : '302' }),
      ),
    );
    const before = await orderOf('230101', '+++126/0000/00272+++');
    const entries = readStatement(write(vcs));
    const report = await importInto(entries);
    expect(report.reprises[0]).toMatchObject({ CommandeID: 2, Montant: -1920 });
    const after = await orderOf('230101', '+++126/0000/00272+++');
    expect(after!.CommandeMontantPaye).toBe(before!.CommandeMontantPaye - 1920);
    expect(sizes(await importInto(entries))).toMatchObject({ reprises: 0, dejaVues: 1 });
  });

  it('lists what the bank takes back of an order that nobody can tell', async () => {
    const head = '<RvslInd>true</RvslInd>';
    const report = await importInto(
      readStatement(camtFile([camtEntry({ cents: -500, head }), camtEntry({ cents: -700 })])),
    );
    expect(report.reprisesInconnues.map(({ Montant }) => Montant)).toEqual([-500]);
  });

  it.each([
    ['camt', camtFile([camtEntry({ cents: 1920 })], { iban: 'BE51001000000362' })],
    ['CODA', codaFile([{ cents: 1920 }], { account: 'BE51001000000362' })],
  ])('of another account is refused (%s)', async (_, file) => {
    await expect(importInto(readStatement(file))).rejects.toThrow(
      /compte BE51001000000362.*rien n’a été repris/,
    );
  });

  it('changes nothing on trial, and can be taken back as long as nothing rests on it', async () => {
    const countOf = async () =>
      (await portal.db.pool.query('select count(*)::int as n from paiements')).rows[0].n;
    const before = await countOf();
    const entries = readStatement(
      codaFile([{ cents: 700, communication: '126000026645' }], { number: '400' }),
    );
    const trial = await tryStatement(portal.db, entries, by());
    expect([await countOf(), reportText(trial)]).toEqual([
      before,
      expect.stringMatching(/7,00.€, commande n°[\s\S]*rien n’a été changé/),
    ]);
    const wrong = (await importInto(entries)).Import!;
    await importInto(
      readStatement(codaFile([{ cents: 100, communication: '126000026645' }], { number: '401' })),
    );
    await expect(takeBackImport(portal.db, wrong, by())).rejects.toThrow('ne peut plus être annulé');
    const last = readStatement(codaFile([{ cents: 800, communication: '126000026645' }], { number: '402' }));
    const again = (await importInto(last)).Import!;
    expect(await takeBackImport(portal.db, again, by())).toBe(1);
    expect(await countOf()).toBe(before + 2);
    expect(sizes(await importInto(last))).toMatchObject({ dejaVues: 0 });
  });

  it('leaves another currency, a wrong check digit and an impossible amount alone', async () => {
    const [entry] = entriesOf('exemple.coda');
    const report = await importInto([
      { ...entry!, reference: 'usd', currency: 'USD' },
      { ...entry!, reference: 'wrong', communication: '126000000273' },
      { ...entry!, reference: 'huge', cents: 9_999_999_999 },
    ]);
    expect(report.inconnues).toHaveLength(3);
  });
});

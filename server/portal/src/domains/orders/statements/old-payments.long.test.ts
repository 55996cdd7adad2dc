import { migrateDatabase } from 'server-kernel/db/migrate';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { releasedTemplate } from 'server-testing/upgrade/released-school';
import { importStatement } from './import-statement';
import { readStatement } from './read-statement';
import { camtEntry, camtFile, codaFile } from './write-statements';

const IBAN = 'BE68539007547034';
const ORDER = { id: 2, vcs: '126000000272' };

const paid = (id: string, amount: string): string =>
  `<TxDtls><Refs><AcctSvcrRef>PAQ-1</AcctSvcrRef></Refs><Amt Ccy="EUR">${amount}</Amt><RmtInf><Strd><CdtrRefInf><Ref>${id}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;

const FILES = {
  coda: codaFile([{ cents: 700, reference: 'REF7' }], { number: '210' }),
  /** Two transfers of a packet that bear its reference: the second was lost by the release before. */
  packet: camtFile(
    [
      camtEntry({
        cents: 300,
        head: '<AcctSvcrRef>PAQ-1</AcctSvcrRef>',
        details: paid(ORDER.vcs, '1.00') + paid(ORDER.vcs, '2.00'),
      }),
    ],
    { id: 'C-9' },
  ),
};

/** Rows as the release before wrote them: statement, reference, day and cents. */
const OLD_ROWS = [
  ['2026-210', '0001.0000 REF7', '2026-11-24', 700],
  ['C-9', 'PAQ-1/PAQ-1', '2026-11-24', 100],
] as const;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({}, {}, releasedTemplate());
  for (const row of OLD_ROWS)
    await portal.db.pool.query(
      `insert into paiements (commande_id, compte, releve, reference, jour, montant)
         values (${ORDER.id}, '${IBAN}', $1, $2, $3, $4)`,
      [...row],
    );
  await portal.db.maintenance((client) => migrateDatabase(client));
}, 300_000);
afterAll(() => portal?.close(), 60_000);

const importFile = (bytes: Buffer) =>
  importStatement(portal.db, readStatement(bytes), {
    file: 'releve',
    compteId: null,
    iban: IBAN,
    desk: 'secretariat@exemple.be',
    now: portal.app.clock.now(),
    audit: async () => {},
  });

const received = async (): Promise<number> => {
  const sql = 'select sum(montant)::int as sum from paiements where commande_id = $1';
  return (await portal.db.pool.query(sql, [ORDER.id])).rows[0].sum;
};

test('a file that the release before read is known again, and what it lost in it is booked once', async () => {
  const before = await received();
  expect((await importFile(FILES.coda)).dejaVues.map(({ Montant }) => Montant)).toEqual([700]);
  expect(await received()).toBe(before);

  const found = await importFile(FILES.packet);
  expect(found.dejaVues.map(({ Montant }) => Montant)).toEqual([100]);
  expect(await received()).toBe(before + 200);

  for (const bytes of Object.values(FILES)) await importFile(bytes);
  expect(await received()).toBe(before + 200);
  const { rows } = await portal.db.pool.query(
    "select count(*)::int as n from paiements where identite is null and releve in ('2026-210', 'C-9')",
  );
  expect(rows[0].n).toBe(0);
});

test('a payment of another account, day or amount is not taken for an old one', async () => {
  const before = await received();
  await importFile(codaFile([{ cents: 701, reference: 'REF7' }], { number: '210' }));
  await importFile(codaFile([{ cents: 700, reference: 'REF7' }], { number: '210', day: '251126' }));
  expect(await received()).toBe(before + 1401);
});

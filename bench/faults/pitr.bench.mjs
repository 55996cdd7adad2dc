import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'tsx/esm/api';
import { openArchivedCluster } from './pitr/archived-cluster.mjs';

/**
 * Back to an instant, as docs/exploitation.md has it done, by PostgreSQL's own tools: a school is filled, copied, and takes
 * PITR_ORDERS (200) orders; the instant is noted; as many orders follow, then every
 * student's name and every line of an order are lost by mistake. What
 * was there at the instant has to be back, row by row in every table, and what came after it must not: the bench fails
 * otherwise.
 */
const ORDERS = Number(process.env.PITR_ORDERS ?? 200);

register();
const { PORTAL_ROOT } = await import('../../api/src/config.ts');
const { openDatabase } = await import('../../api/src/db/client.ts');
const { placeOrder } = await import('../../api/src/domains/orders/place-order.ts');
const { loadInstitution } = await import('../../api/src/platform/institution/institution.ts');
const { demoTemplate } = await import('../../api/src/testing/portal.ts');

const { institution } = loadInstitution(join(PORTAL_ROOT, 'institution.json'));

/** @typedef {Awaited<ReturnType<typeof openDatabase>>} Database */

/** Of every table, its rows and a sum over what is in them. @type {(db: Database) => Promise<Map<string, string>>} */
const contentsOf = async (db) => {
  const { rows } = await db.pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  );
  const contents = new Map();
  for (const { name } of rows) {
    const found = await db.pool.query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content from ${name} t`,
    );
    contents.set(name, found.rows[0].content);
  }
  return contents;
};

/** Has so many orders placed, of so many copies each, by the portal's own code; resolves to their numbers. @param {Database} db */
const openBuyers = async (db, copies = 1) => {
  const { rows: buyers } = await db.pool.query(
    `select etudiant_id as id from comptes join etudiants using (etudiant_id) where matricule like '24%' order by 1 limit 60`,
  );
  const { rows: codes } = await db.pool.query(
    'select code_interne as code from supports where stock is null and not retire order by 1',
  );
  let rank = 0;
  return async (/** @type {number} */ count) => {
    const ids = [];
    for (let left = count; left > 0; left -= 1) {
      const { code } = codes[Math.floor(rank / buyers.length) % codes.length];
      const { CommandeID } = await placeOrder(db, {
        etudiantId: buyers[rank % buyers.length].id,
        lines: [{ SupportCoursCodeInterne: code, LigneCommandeQuantite: copies }],
        confirmed: undefined,
        now: new Date(),
        institution,
        tell: async () => {},
        onSame: () => {},
      });
      ids.push(CommandeID);
      rank += 1;
    }
    return ids;
  };
};

/** @type {(db: Database, ids: readonly number[]) => Promise<number>} */
const countOf = async (db, ids) =>
  (await db.pool.query('select count(*)::int as n from commandes where commande_id = any($1)', [ids])).rows[0]
    .n;

const dataDir = mkdtempSync(join(tmpdir(), 'portail-instant-'));
const cluster = await openArchivedCluster();
const open = () => openDatabase({ dataDir, databaseUrl: cluster.url }, { onError: () => {} });
try {
  const school = await open();
  await demoTemplate().fill(school);
  cluster.backUp();
  const order = await openBuyers(school);
  const before = await order(ORDERS);
  const there = await contentsOf(school);
  const instant = await cluster.readValue('select clock_timestamp()::text');
  await wait(1000);
  const after = await order(ORDERS);
  // Two statements by hand, without their `where`.
  await school.pool.query(`update etudiants set nom = 'Erreur', prenom = 'Erreur'`);
  await school.pool.query('delete from lignes_commande');
  await school.close();
  const segments = await cluster.archive();
  const seconds = await cluster.recoverTo(instant);

  const back = await open();
  const now = await contentsOf(back);
  const differing = [...there].filter(([name, content]) => now.get(name) !== content).map(([name]) => name);
  const [kept, ghosts] = [await countOf(back, before), await countOf(back, after)];
  const row = {
    case: `revenir à un instant, ${segments} segments archivés`,
    seconds: Number(seconds.toFixed(1)),
    before: `${kept} sur ${before.length}`,
    after: `${ghosts} sur ${after.length}`,
    tables: `${there.size - differing.length} sur ${there.size}`,
  };
  // It is a base like any other: it takes writes.
  const next = await (await openBuyers(back, 2))(1);
  const isRight = kept === ORDERS && ghosts === 0 && differing.length === 0 && now.size === there.size;
  await back.close();
  console.error(JSON.stringify({ instant, differing, ...row }));
  console.log(JSON.stringify({ name: 'Revenir à un instant', unit: 'voir chaque ligne', rows: [row] }));
  process.exitCode = isRight && (next[0] ?? 0) > (before.at(-1) ?? 0) ? 0 : 1;
} finally {
  await cluster.close();
  rmSync(dataDir, { recursive: true, force: true });
}

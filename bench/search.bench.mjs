import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

/**
 * The staff search on 2,000 and on 100,000 students of one database, on both engines: what finds few must take as
 * long in both. A common beginning is listed beside, since it finds fifty times as many.
 */
const STUDENTS = 100_000;
const ROUNDS = 60;
const FLAT = 2;
/** @type {[name: string, text: string, by: 'matricule' | 'nom' | null, isFlat: boolean][]} */
const SEARCHES = [
  ['matricule entier', '230101', 'matricule', true],
  ['nom rare', "d'Hoore", 'nom', true],
  ['nom et prénom', 'Élodie Dûpont-Leclercq', null, true],
  ['personne', 'zzyzx', null, true],
  ['une lettre', 'm', null, false],
];

/** @typedef {{ case: string, value: number, ratio: number, isFlat: boolean }} Row */

register();
const { openDatabase } = await import('../server/kernel/src/db/client.ts');
const { loadDemo } = await import('../server/demo/src/index.ts');
const { searchQuery } = await import('../server/portal/src/domains/verifications/search-query.ts');
const { findStudents, countFound } = await import(
  '../server/portal/src/domains/verifications/search.queries.ts'
);
const { startPostgres } = await import('../server/testing/src/postgres.mjs');

/** Students beside those of the demo, each enrolled; their names are shared by five of them. */
const ADD = `
  with added as (
    insert into etudiants (matricule, prenom, nom, nom_recherche, prenom_recherche, recherche)
    select (1000000 + i)::text, 'Prenom' || i % 3000, 'Nom' || i % 20000, 'nom' || i % 20000, 'prenom' || i % 3000,
      format('''nom%s'':1A ''prenom%s'':2B ''%s'':3C ''m%s'':4A', i % 20000, i % 3000, 1000000 + i, i % 500)::tsvector
    from generate_series(1, $1::int) i returning etudiant_id)
  insert into inscriptions (etudiant_id, annee_academique_id, programme_id, bloc, niveau_cours_libelle)
  select etudiant_id, 4, 1, 1, 'Bachelier, bloc 1' from added`;

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @type {(orm: import('../server/kernel/src/db/client').Orm, search: (typeof SEARCHES)[number]) => Promise<number>} */
const timeOf = async (orm, [, text, by]) => {
  const query = searchQuery(text, by);
  if (!query) throw new Error(`« ${text} » is no search`);
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const since = process.hrtime.bigint();
    const rows = await findStudents(orm, query);
    if (rows.length === 50) await countFound(orm, query);
    times.push(Number(process.hrtime.bigint() - since) / 1e6);
  }
  return median(times);
};

/** @param {import('../server/kernel/src/db/client').Database} db */
const timesOf = async (db) => {
  /** @type {number[]} */
  const times = [];
  for (const search of SEARCHES) times.push(await timeOf(db.orm, search));
  return times;
};

/** @type {(engine: string, options: { databaseUrl: string | null, dataDir: string }) => Promise<Row[]>} */
const measure = async (engine, options) => {
  const db = await openDatabase(options);
  try {
    const clock = { now: () => new Date('2026-11-23T10:00:00Z') };
    await loadDemo(db, { clock, students: 2000, privacyVersion: '2026-09-01' });
    const few = await timesOf(db);
    await db.maintenance(async (client) => {
      await client.query(ADD, [STUDENTS - 2000]);
      await client.query('vacuum analyze etudiants');
      await client.query('analyze inscriptions');
    });
    const many = await timesOf(db);
    return SEARCHES.map(([name, , , isFlat], rank) => ({
      case: `${engine} : ${name}, 100 000 contre 2 000${isFlat ? '' : ' (cinquante fois plus de résultats)'}`,
      value: Number((many[rank] ?? 0).toFixed(2)),
      ratio: Number(((many[rank] ?? 0) / (few[rank] ?? 0)).toFixed(2)),
      isFlat,
    }));
  } finally {
    await db.close();
  }
};

const directory = mkdtempSync(join(tmpdir(), 'portail-recherche-'));
const rows = await measure('PGlite', { databaseUrl: null, dataDir: directory });
rmSync(directory, { recursive: true, force: true });
const postgres = await startPostgres();
if (postgres) {
  try {
    rows.push(...(await measure('PostgreSQL', { databaseUrl: postgres.url, dataDir: '' })));
  } finally {
    await postgres.stop();
  }
}
const tooSlow = rows.filter(({ isFlat, ratio }) => isFlat && ratio > FLAT);
const shown = rows.map(({ isFlat: _, ...row }) => row);
console.log(JSON.stringify({ name: 'recherche d’un étudiant', unit: 'ms, médiane', rows: shown }));
process.exitCode = tooSlow.length > 0 ? 1 : 0;

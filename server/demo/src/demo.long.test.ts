import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import { loadDemo } from './index';

const NOW = new Date('2026-11-21T09:12:00Z');
const OPTIONS = { clock: { now: () => NOW }, students: 420, privacyVersion: '2026-09-01' };

const TABLES = [
  'etudiants',
  'comptes',
  'adresses',
  'moyens_contact',
  'inscriptions',
  'resultats',
  'deliberations',
  'documents',
  'documents_inscription',
  'documents_dossier',
  'annonces',
  'evenements',
  'evenements_etudiants',
  'examens',
  'demandes_inclusif',
  'annexes_inclusif',
  'lignes_pai',
  'remediations',
  'remediations_etudiants',
];

const checksums = async (db: Database): Promise<Record<string, string>> => {
  const sums: Record<string, string> = {};
  for (const table of TABLES) {
    const { rows } = await db.pool.query<{ sum: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(line, '\n' order by line), '')) as sum
       from (select t::text as line from ${table} t) lines`,
    );
    sums[table] = rows[0]?.sum ?? '';
  }
  return sums;
};

const one = async <T>(db: Database, text: string): Promise<T> => (await db.pool.query(text)).rows[0];

describe('the demo institution', () => {
  let first: Database;
  let second: Database;

  beforeAll(async () => {
    first = await openTestDatabase();
    second = await openTestDatabase();
    await loadDemo(first, OPTIONS);
    await loadDemo(second, OPTIONS);
  }, 300_000);

  afterAll(async () => {
    await first.close();
    await second.close();
  });

  test('is the same at every load', async () => {
    expect(await checksums(second)).toEqual(await checksums(first));
  }, 60_000);

  test('is loaded once: a second start moves the events alone', async () => {
    const before = await checksums(second);
    const later = { now: () => new Date('2027-03-02T09:00:00Z') };
    expect(await loadDemo(second, { ...OPTIONS, clock: later })).toBe('refreshed');
    const { evenements, ...rest } = await checksums(second);
    const { evenements: opened, ...same } = before;
    expect(rest).toEqual(same);
    expect(evenements).not.toBe(opened);
    const open = await one<{ n: string }>(
      second,
      "select count(*) n from evenements where '2027-03-02' between ouverture and fermeture",
    );
    expect(open.n).toBe('12');
  }, 60_000);

  test('holds every persona four times, the testers and the known people', async () => {
    const { n } = await one<{ n: string }>(first, 'select count(*) n from etudiants');
    expect(n).toBe('420');
    const twins = await one<{ n: string }>(
      first,
      "select count(*) n from etudiants where matricule ~ '^[2789](301|102|203)' and matricule !~ '^24'",
    );
    expect(Number(twins.n)).toBe(88);
    const marie = await one<{ n: string }>(
      first,
      "select count(*) n from etudiants where nom_recherche = 'lambert' and prenom_recherche = 'marie'",
    );
    expect(marie.n).toBe('3');
    for (const name of ['dupontleclercq', 'dhoore']) {
      const known = await one<{ n: string }>(
        first,
        `select count(*) n from etudiants where nom_recherche = '${name}'`,
      );
      expect(known.n).toBe('1');
    }
  });

  test('gives new rows numbers of their own', async () => {
    const { rows } = await first.pool.query<{ id: number; top: number }>(
      `insert into adresses (etudiant_id, type_adresse_id, ligne1, code_postal, localite, pays_id)
       select 1, 1, 'Rue Neuve 1', '1000', 'Bruxelles', pays_id from pays where iso2 = 'BE'
       returning adresse_id as id, (select max(adresse_id) from adresses) as top`,
    );
    expect(rows[0]?.id).toBeGreaterThan(rows[0]?.top ?? 0);
  });

  test('leaves a database with real accounts alone', async () => {
    const real = await openTestDatabase();
    try {
      await real.pool.query("insert into comptes (identifiant) values ('quelqu.un')");
      expect(await loadDemo(real, OPTIONS)).toBe('left alone');
    } finally {
      await real.close();
    }
  }, 60_000);
});

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type Database, openDatabase } from '../client';
import { migrateDatabase } from '../migrate';
import { applyMigrations, databaseSchema } from './apply-migrations';
import { schemaVersion } from './known-migrations';
import { SchemaNewer } from './schema-newer';

const folders: string[] = [];
const opened: Database[] = [];

const openSchool = async (upTo?: string): Promise<Database> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-schema-'));
  folders.push(dataDir);
  const db = await openDatabase({ databaseUrl: null, dataDir }, upTo === undefined ? {} : { upTo });
  opened.push(db);
  return db;
};

afterAll(async () => {
  for (const db of opened) await db.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** What a schema is, whatever the order in which its columns came. */
const SCHEMA = `
select 'column' as kind, concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_identity, generation_expression) as what
  from information_schema.columns where table_schema = 'public'
union all select 'rule', concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace
union all select 'index', indexdef from pg_indexes where schemaname = 'public'
union all select 'trigger', pg_get_triggerdef(t.oid) from pg_trigger t where not tgisinternal
union all select 'sequence', concat_ws(' ', sequencename, data_type, increment_by)
  from pg_sequences where schemaname = 'public'
union all select 'function', pg_get_functiondef(p.oid) from pg_proc p
  where pronamespace = 'public'::regnamespace and prokind = 'f' and probin is null
order by 1, 2`;

const schemaOf = (db: Database) =>
  db.maintenance(async (client) => (await client.query<{ kind: string; what: string }>(SCHEMA)).rows);

const inClient = <T>(db: Database, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  db.maintenance(work);

test.each(['0000_initial', '0013_own-data', '0026_remediation-hours'])(
  'a school made before the baseline, at %s, is brought to today’s schema',
  async (made) => {
    const school = await openSchool(made);
    expect(await inClient(school, databaseSchema)).toBe(made);
    await inClient(school, (client) => migrateDatabase(client));
    expect(await inClient(school, databaseSchema)).toBe(schemaVersion());
    const [older, today] = [await schemaOf(school), await schemaOf(await openSchool())];
    expect(today.length).toBeGreaterThan(500);
    expect(older).toEqual(today);
    await inClient(school, (client) => migrateDatabase(client));
    expect(await inClient(school, databaseSchema)).toBe(schemaVersion());
  },
  120_000,
);

test('one that has a migration of nobody is refused, as before', async () => {
  const school = await openSchool('0013_own-data');
  const hash = randomBytes(32).toString('hex');
  await school.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, 1)', [
    hash,
  ]);
  await expect(inClient(school, (client) => applyMigrations(client))).rejects.toThrow(SchemaNewer);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_DIR } from 'server-schema/migrations-dir';
import { breaksOf } from 'server-testing/upgrade/migration-breaks';
import released from 'server-testing/upgrade/released.json';
import { formerMigrations, knownMigrations } from './known-migrations';

const known = knownMigrations();

test('no migration that was given out is changed or gone', () => {
  const digests = Object.keys(released).map((tag) => {
    const text = readFileSync(join(MIGRATIONS_DIR, `${tag}.sql`));
    return [tag, createHash('sha256').update(text).digest('hex')];
  });
  expect(Object.fromEntries(digests)).toEqual(released);
  const tags = [...known.map(({ tag }) => tag), ...formerMigrations().map(({ tag }) => `former/${tag}`)];
  expect(tags).toEqual(expect.arrayContaining(Object.keys(released)));
});

test('each migration says something of its own, by which databases know it', () => {
  const all = [...formerMigrations(), ...known];
  expect(new Set(all.map(({ hash }) => hash)).size).toBe(all.length);
});

/**
 * Rules that a migration replaced by wider ones, or that bind only who fills in what it adds, as a person read them:
 * what was written before, and what the release before writes, satisfies them.
 */
const WIDENED: Record<string, string[]> = {
  // One more act of the desk.
  '0001_payments': ['rule on gestion_sections.actes'],
  // Blocks to 6, which the migration first sees to; years of study of any programme; enrolments in blocks to 6.
  '0006_structures': ['rule on programmes.blocs', 'rule on annonces.blocs', 'rule on inscriptions.bloc'],
  // What was the key, with the programme; alternatives are new.
  '0008_requisites': [
    'rule on requis.unite_enseignement_id',
    'rule on requis.requis_id',
    'rule on requis.nature',
    'rule on requis.nature',
  ],
};

test('what came after the baseline only adds: what the release before reads and writes goes on', async () => {
  const judged = await Promise.all(
    known.slice(1).map(async ({ tag, statements }) => [tag, await breaksOf(statements)] as const),
  );
  expect(Object.fromEntries(judged.filter(([, breaks]) => breaks.length > 0))).toEqual(WIDENED);
});

test.each([
  ['drop table "absences"', 'DropStmt absences'],
  ['drop index "x_idx"', ''],
  ['alter table "absences" drop column "motif"', 'AT_DropColumn absences.motif'],
  ['alter table "absences" rename column "motif" to "raison"', 'RenameStmt absences'],
  ['alter table "absences" rename to "manques"', 'RenameStmt absences'],
  ['alter table "absences" alter column "motif" type integer using 1', 'AT_AlterColumnType absences.motif'],
  ['alter table "absences" alter column "motif" set not null', 'AT_SetNotNull absences.motif'],
  ['alter table "absences" alter column "motif" drop not null', ''],
  [
    'alter table "absences" add column "x" integer not null',
    'x of absences is never empty, without a default',
  ],
  ['alter table "absences" add column "x" integer not null default 0', ''],
  [
    'alter table "absences" add column "x" integer unique default 0',
    'x of absences is unique, with a default',
  ],
  ['alter table "absences" add constraint "c" check ("motif" is not null)', 'rule on absences.motif'],
  [
    'alter table "absences" add foreign key ("motif_id") references "motifs"("id")',
    'rule on absences.motif_id',
  ],
  ['create unique index "u" on "absences" ("motif")', 'rule on absences.motif'],
  ['create index "i" on "absences" ("motif")', ''],
  ['truncate "absences"', 'TruncateStmt'],
  ['delete from "absences"', 'DeleteStmt'],
  ['create table "t" ("x" integer not null unique)', ''],
])('%s: %s', async (statement, complaint) => {
  expect((await breaksOf([statement])).join()).toBe(complaint);
});

test('a rule on what the same migration adds binds nobody yet', async () => {
  const added = [
    'alter table "absences" add column "x" integer',
    'alter table "absences" add constraint "c" check ("absences"."x" > 0)',
    'create unique index "u" on "absences" ("x") where "x" is not null',
    'create table "t" ("a" integer)',
    'alter table "t" add foreign key ("a") references "absences"("id")',
  ];
  expect(await breaksOf(added)).toEqual([]);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaksOf } from '../../testing/upgrade/migration-breaks';
import released from '../../testing/upgrade/released.json';
import { MIGRATIONS_DIR } from '../migrations-dir';
import { knownMigrations } from './known-migrations';

const known = knownMigrations();

test('no migration that was given out is changed or gone', () => {
  const digests = Object.keys(released).map((tag) => {
    const text = readFileSync(join(MIGRATIONS_DIR, `${tag}.sql`));
    return [tag, createHash('sha256').update(text).digest('hex')];
  });
  expect(Object.fromEntries(digests)).toEqual(released);
  expect(known.map(({ tag }) => tag)).toEqual(expect.arrayContaining(Object.keys(released)));
});

test('each migration has an instant of its own, by which databases know it', () => {
  expect(new Set(known.map(({ when }) => when)).size).toBe(known.length);
});

/**
 * Rules that a migration replaced by wider ones, or that bind only who fills in what it adds, as a person read them:
 * what was written before, and what the release before writes, satisfies them.
 */
const WIDENED: Partial<Record<string, string[]>> = {
  // One more role, « gestion ».
  '0011_desk': ['rule on comptes.roles'],
  // Two more kinds of requests, « pae » and « signature », and one more act, « pae ».
  '0017_desk-programmes': ['rule on gestion_decisions.genre', 'rule on gestion_sections.actes'],
  // One more act, « catalogues ».
  '0019_desk-catalogues': ['rule on gestion_sections.actes'],
  // One more kind of requests, « pai », and one more act, « inclusif ».
  '0024_desk-support-plans': ['rule on gestion_decisions.genre', 'rule on gestion_sections.actes'],
  // One more kind of requests, « stage ».
  '0025_internship-looks': ['rule on gestion_decisions.genre'],
  // A session that has hours, which none had before, is of a single day.
  '0026_remediation-hours': [
    'rule on remediations_intervalles.debut',
    'rule on remediations_intervalles.fin',
  ],
};

describe.each(known.slice(1))('$tag', ({ tag, statements }) => {
  it('only adds: what the release before reads and writes goes on', async () => {
    expect(await breaksOf(statements)).toEqual(WIDENED[tag] ?? []);
  });
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

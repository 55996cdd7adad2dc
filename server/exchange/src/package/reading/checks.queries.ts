import type { Client } from 'pg';
import { cellType } from '../format/cell-type';
import type { Faults, Findings } from '../format/faults';
import type { Kind, Reference } from '../format/kind';
import type { Kinds } from '../format/kinds';
import { matchSql, quoted, resolvedSql, stageOf, tableOf, usedReferences, viewSql } from '../writing/sql';
import { checkConstraints } from './constraints.queries';
import { checkDuplicateKeys, checkUniques } from './uniques.queries';
import { findViolations, reportViolations, type Staged } from './violations';

/** Staged tables of a package. */
export interface StagedPackage {
  staged: readonly Staged[];
  /** Kinds whose file is there and can't be read to its end: what points at them is not judged. */
  unread: readonly Kind[];
}

const joined = (alias: string, names: readonly string[]): string =>
  `concat_ws(', ', ${names.map((name) => `${alias}.${quoted(name)}::text`).join(', ')})`;

const checkReference = async (
  client: Client,
  kinds: Kinds,
  staged: Staged,
  reference: Reference,
  present: ReadonlySet<string>,
  faults: Faults,
): Promise<void> => {
  const target = kinds.get(reference.to);
  const same = (alias: string) =>
    target.key
      .map((key, at) => `${alias}.${quoted(key)} = s.${quoted(reference.by[at] ?? '')}`)
      .join(' and ');
  const given = reference.by.map((name) => `s.${quoted(name)} is not null`).join(' and ');
  const view = viewSql(kinds, target, target.key, true);
  const inPackage = present.has(target.name)
    ? `and not exists (select 1 from ${stageOf(target)} o where ${same('o')})`
    : '';
  const select = `select s.line, ${joined('s', reference.by)} as value from ${stageOf(staged.kind)} s
    where ${given} and not exists (select 1 from (${view}) v where ${same('v')}) ${inPackage}`;
  const where = { column: reference.by.at(-1) ?? null, cells: reference.by };
  reportViolations(faults, staged, where, await findViolations(client, select), [
    `${target.title}\u00a0: ni le portail ni le paquet n’a cette ligne`,
    `Ajoutez-la à ${target.name}.csv, ou corrigez ${reference.by.join(', ')}.`,
  ]);
};

/** Rows that are new need every column that has no default. */
const checkMissingColumns = async (
  client: Client,
  kinds: Kinds,
  staged: Staged,
  faults: Faults,
): Promise<void> => {
  const { kind, headers } = staged;
  const here = new Set(headers.map(({ name }) => name));
  const missing = kinds.headers(kind).filter(({ name, isRequired }) => isRequired && !here.has(name));
  if (missing.length === 0) return;
  const resolved = resolvedSql(kinds, kind, headers, true);
  const select = `select r.line, null as value from (${resolved}) r
    where not exists (select 1 from ${tableOf(kind)} t where ${matchSql(kinds.keyColumns(kind))})`;
  const names = missing.map(({ name }) => name).join(', ');
  reportViolations(faults, staged, { column: names, cells: [] }, await findViolations(client, select), [
    'cette ligne est nouvelle, et le fichier n’a pas cette colonne',
    `Ajoutez ${names} au fichier.`,
  ]);
};

const checkRules = async (
  client: Client,
  staged: Staged,
  all: readonly Staged[],
  { faults, remarks }: Findings,
): Promise<void> => {
  const stageOfOther = (name: string): string | null => {
    const other = all.find(({ kind }) => kind.name === name);
    return other ? stageOf(other.kind) : null;
  };
  const here = new Set(staged.headers.map(({ name }) => name));
  for (const { breaches, header, needs = [], isRemark, why, how } of staged.kind.rules ?? []) {
    if (!needs.every((name) => here.has(name))) continue;
    const found = await findViolations(client, breaches(stageOf(staged.kind), stageOfOther));
    const isText = staged.headers.some((one) => one.name === header && cellType(one) === 'text');
    const where = { column: header, cells: isText ? [] : [header] };
    reportViolations(isRemark ? remarks : faults, staged, where, found, [why, how]);
  }
};

/** Everything that needs more than one cell: duplicates, references, the database's rules, the kinds' own. */
export const checkStaged = async (
  client: Client,
  kinds: Kinds,
  { staged: all, unread }: StagedPackage,
  findings: Findings,
): Promise<void> => {
  const { faults } = findings;
  const unknown = new Set(unread.map(({ name }) => name));
  const present = new Set(all.map(({ kind }) => kind.name));
  for (const staged of all) {
    await client.query(`analyze ${stageOf(staged.kind)}`);
    await checkDuplicateKeys(client, staged, faults);
  }
  for (const staged of all) {
    for (const reference of usedReferences(staged.kind, staged.headers)) {
      if (!unknown.has(reference.to)) await checkReference(client, kinds, staged, reference, present, faults);
    }
    await checkConstraints(client, kinds, staged, faults);
    await checkUniques(client, kinds, staged, faults);
    await checkMissingColumns(client, kinds, staged, faults);
    await checkRules(client, staged, all, findings);
  }
};

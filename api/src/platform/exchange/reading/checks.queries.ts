import { getTableName } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Faults } from '../format/faults';
import type { Kind, Reference } from '../format/kind';
import type { Header, Kinds } from '../format/kinds';
import { matchSql, quoted, resolvedSql, stageOf, tableOf, usedReferences, viewSql } from '../writing/sql';

/** A kind whose file is staged, with the headers that it has. */
export interface Staged {
  kind: Kind;
  headers: Header[];
}

/** What a check finds: faults refuse the package, remarks are only told. */
export interface Findings {
  faults: Faults;
  remarks: Faults;
}

interface Breach {
  line: number;
  value: string | null;
  total: string;
}

/** Told of one check; the others are counted. */
const TOLD = 100;

const tell = (
  faults: Faults,
  { kind }: Staged,
  column: string | null,
  breaches: Breach[],
  [why, how]: [why: string, how: string],
): void => {
  const file = `${kind.name}.csv`;
  for (const { line, value } of breaches) faults.add({ file, line, column, value, why, how });
  const total = Number(breaches[0]?.total ?? 0);
  if (total > breaches.length) faults.addCount(file, total - breaches.length);
};

const find = async (client: Client, select: string): Promise<Breach[]> => {
  const text = `select line, value, count(*) over () as total from (${select}) found order by line limit ${TOLD}`;
  return (await client.query<Breach>(text)).rows;
};

const joined = (alias: string, names: readonly string[]): string =>
  `concat_ws(', ', ${names.map((name) => `${alias}.${quoted(name)}::text`).join(', ')})`;

/** Whether two lines may have the same key: sorting its hashes takes a third of the time that grouping texts takes. */
const mayRepeat = async (client: Client, from: string, keys: readonly string[]): Promise<boolean> => {
  const hash = `hashtextextended(concat_ws(',', ${keys.join(', ')}), 0)`;
  const { rowCount } = await client.query(
    `select 1 from (select count(*) as lines, count(distinct ${hash}) as hashes ${from}) c where lines > hashes`,
  );
  return rowCount !== 0;
};

const checkDuplicates = async (client: Client, staged: Staged, faults: Faults): Promise<void> => {
  const { kind, headers } = staged;
  const keys = kind.key.map((name) => `s.${quoted(name)}`);
  const known = headers
    .filter(({ name, isRequired }) => isRequired && kind.key.includes(name))
    .map(({ name }) => `s.${quoted(name)} is not null`);
  const from = `from ${stageOf(kind)} s where ${[...known, 'true'].join(' and ')}`;
  if (!(await mayRepeat(client, from, keys))) return;
  const select = `select max(s.line) as line, concat_ws(', ', ${keys.join(', ')}) as value ${from}
    group by ${keys.join(', ')} having count(*) > 1`;
  const why = `une autre ligne du fichier a déjà ce nom (${kind.key.join(', ')})`;
  const words: [string, string] = [why, 'Gardez une seule des deux lignes.'];
  tell(faults, staged, kind.key[0] ?? null, await find(client, select), words);
};

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
  tell(faults, staged, reference.by.at(-1) ?? null, await find(client, select), [
    `${target.title}\u00a0: cette ligne n’existe ni au portail ni dans le paquet`,
    `Ajoutez-la à ${target.name}.csv, ou corrigez ${reference.by.join(', ')}.`,
  ]);
};

/** Columns of a table by the headers that give them. */
const headersByColumn = ({ kind, headers }: Staged): Map<string, string[]> => {
  const given = new Map<string, string[]>();
  for (const { name } of headers) {
    const own = kind.fields[name];
    if (own) given.set(own.column.name, [name]);
  }
  for (const { column, by } of usedReferences(kind, headers)) given.set(column.name, [...by]);
  return given;
};

interface Constraint {
  name: string;
  definition: string;
  columns: string[];
  is_unique: boolean;
}

const CONSTRAINTS = `select c.conname as name, c.contype = 'u' as is_unique,
    pg_get_constraintdef(c.oid) as definition,
    array(select a.attname::text from unnest(c.conkey) k join pg_attribute a
      on a.attrelid = c.conrelid and a.attnum = k) as columns
  from pg_constraint c where c.conrelid = $1::regclass and c.contype in ('c', 'u')`;

/** What the database itself asks of the rows, found before it refuses them, with their lines. */
const checkConstraints = async (
  client: Client,
  kinds: Kinds,
  staged: Staged,
  faults: Faults,
): Promise<void> => {
  const { kind, headers } = staged;
  const given = headersByColumn(staged);
  const { rows } = await client.query<Constraint>(CONSTRAINTS, [getTableName(kind.table)]);
  const keys = kinds.keyColumns(kind);
  const isKey = ({ columns }: Constraint) => columns.every((name) => keys.some((key) => key.name === name));
  for (const constraint of rows.filter(({ columns }) => columns.every((name) => given.has(name)))) {
    const { name, definition, columns, is_unique: isUnique } = constraint;
    const names = columns.flatMap((column) => given.get(column) ?? []);
    const value = `concat_ws(', ', ${columns.map((column) => `r.${quoted(column)}::text`).join(', ')})`;
    if (isUnique && isKey(constraint)) continue;
    // What a check does not look at needs no join.
    const needed = isUnique ? headers : headers.filter((header) => names.includes(header.name));
    const resolved = resolvedSql(kinds, kind, needed, true);
    const isTaken = `exists (select 1 from ${tableOf(kind)} t where ${columns
      .map((column) => `t.${quoted(column)} = r.${quoted(column)}`)
      .join(' and ')} and not (${matchSql(keys)}))`;
    const isBroken = isUnique ? isTaken : `not (${definition.replace(/^CHECK /, '')})`;
    const select = `select r.line, ${value} as value from (${resolved}) r where ${isBroken}`;
    tell(faults, staged, names.join(', '), await find(client, select), [
      isUnique
        ? 'cette valeur est déjà celle d’une autre ligne du portail'
        : `cette valeur ne convient pas, seule ou avec les autres de la ligne (règle ${name})`,
      'Corrigez-la\u00a0: docs/donnees.md dit ce qui est attendu.',
    ]);
  }
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
  tell(faults, staged, names, await find(client, select), [
    'cette ligne est nouvelle, et le fichier n’a pas cette colonne',
    `Ajoutez ${names} au fichier.`,
  ]);
};

const checkRules = async (client: Client, staged: Staged, { faults, remarks }: Findings): Promise<void> => {
  const here = new Set(staged.headers.map(({ name }) => name));
  for (const { breaches, header, needs = [], isRemark, why, how } of staged.kind.rules ?? []) {
    if (!needs.every((name) => here.has(name))) continue;
    const found = await find(client, breaches(stageOf(staged.kind)));
    tell(isRemark ? remarks : faults, staged, header, found, [why, how]);
  }
};

/** Everything that needs more than one cell: duplicates, references, the database's rules, the kinds' own. */
export const checkStaged = async (
  client: Client,
  kinds: Kinds,
  all: readonly Staged[],
  findings: Findings,
): Promise<void> => {
  const { faults } = findings;
  const present = new Set(all.map(({ kind }) => kind.name));
  for (const staged of all) {
    await client.query(`analyze ${stageOf(staged.kind)}`);
    await checkDuplicates(client, staged, faults);
  }
  for (const staged of all) {
    for (const reference of usedReferences(staged.kind, staged.headers))
      await checkReference(client, kinds, staged, reference, present, faults);
    await checkConstraints(client, kinds, staged, faults);
    await checkMissingColumns(client, kinds, staged, faults);
    await checkRules(client, staged, findings);
  }
};

import { and, eq, getTableName, inArray, is, isNotNull, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from 'server-kernel/db/client';
import * as schema from 'server-schema';
import { comptes } from 'server-schema/platform/accounts';
import { contenus, documents } from 'server-schema/records/documents';
import { etudiants } from 'server-schema/records/people';
import { OWN_TABLES } from '../own-data/own-tables.queries';
import { type DataSubject, subjectColumn } from '../own-data/rows.queries';
import type { RetentionRule } from './retention-rule';

/** Result of an erasure in one table. */
export interface ErasedTable {
  table: string;
  rows: number;
}

const TABLES = Object.values(schema).filter((one) => is(one, PgTable));

const name = (table: PgTable) => sql.identifier(getTableName(table));

/** Foreign keys that reference a table. */
const pointersTo = (table: PgTable) =>
  TABLES.flatMap((from) =>
    getTableConfig(from).foreignKeys.flatMap((key) => {
      const { columns, foreignColumns, foreignTable } = key.reference();
      const [column, target] = [columns[0]?.name, foreignColumns[0]?.name];
      if (getTableName(foreignTable) !== getTableName(table) || !column || !target) return [];
      return [{ from, column, target }];
    }),
  );

/** The rows of a table that are a person's, as a condition. */
const isHers = (table: PgTable, subject: DataSubject) => {
  const through = OWN_TABLES.find((one) => one.table === table)?.through;
  const of = through?.table ?? table;
  const by = subjectColumn(of);
  if (by === null) throw new Error(`${getTableName(table)} names nobody whose rows could be erased`);
  const id = by === 'compte_id' ? subject.compteId : subject.etudiantId;
  if (!through) return sql`${sql.identifier(by)} = ${id}`;
  const column = sql.identifier(through.column);
  return sql`${column} in (select ${column} from ${name(of)} where ${sql.identifier(by)} = ${id})`;
};

/** Tables in an order in which each goes before those that it points at. */
const pointersFirst = (tables: readonly PgTable[]): PgTable[] => {
  const left = new Set(tables);
  const ordered: PgTable[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !pointersTo(table).some(({ from }) => from !== table && left.has(from)),
    );
    if (free.length === 0) throw new Error('tables that are erased point at one another in a ring');
    for (const one of free) {
      ordered.push(one);
      left.delete(one);
    }
  }
  return ordered;
};

/** Carries out a rule that blanks columns, or that removes some rows by a column. */
const eraseInPart = async (
  tx: Tx,
  { table, erasure }: RetentionRule,
  subject: DataSubject,
): Promise<ErasedTable[]> => {
  if (typeof erasure === 'string') return [];
  if ('remove' in erasure)
    return [{ table: getTableName(table), rows: await erasure.remove(tx, subject.etudiantId) }];
  const where = isHers(table, subject);
  const { rowCount } = await tx.execute(
    'values' in erasure
      ? sql`delete from ${name(table)} where ${where} and ${sql.identifier(erasure.column)} in ${[...erasure.values]}`
      : sql`update ${name(table)} set ${sql.join(
          Object.entries(erasure.columns).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
          sql`, `,
        )} where ${where}`,
  );
  return [{ table: getTableName(table), rows: rowCount ?? 0 }];
};

const removeRows = async (tx: Tx, table: PgTable, subject: DataSubject): Promise<ErasedTable> => {
  const { rowCount } = await tx.execute(sql`delete from ${name(table)} where ${isHers(table, subject)}`);
  return { table: getTableName(table), rows: rowCount ?? 0 };
};

const removeUnreferenced = async (tx: Tx, table: PgTable, subject: DataSubject): Promise<ErasedTable> => {
  const pointers = pointersTo(table).map(
    ({ from, column, target }) =>
      sql`and not exists (select 1 from ${name(from)} p where p.${sql.identifier(column)} = t.${sql.identifier(target)})`,
  );
  const { rowCount } = await tx.execute(
    sql`delete from ${name(table)} t where ${isHers(table, subject)} ${sql.join(pointers, sql` `)}`,
  );
  return { table: getTableName(table), rows: rowCount ?? 0 };
};

/** Carries out every rule for one person; resolves to what it did, table by table, those without a row left out. */
export const eraseRows = async (
  tx: Tx,
  rules: readonly RetentionRule[],
  subject: DataSubject,
): Promise<ErasedTable[]> => {
  const tablesOf = (erasure: RetentionRule['erasure']) =>
    rules.filter((rule) => rule.erasure === erasure).map(({ table }) => table);
  const done: ErasedTable[] = [];
  // A table on the way to another one's rows goes after it, as it is pointed at.
  for (const table of pointersFirst(tablesOf('rows'))) done.push(await removeRows(tx, table, subject));
  for (const rule of rules) done.push(...(await eraseInPart(tx, rule, subject)));
  for (const table of pointersFirst(tablesOf('unreferenced')))
    done.push(await removeUnreferenced(tx, table, subject));
  return done.filter(({ rows }) => rows > 0);
};

/** The digests of the bytes that are a person's. */
export const findOwnDigests = async (tx: Tx, { etudiantId }: DataSubject): Promise<string[]> => {
  const { rows } = await tx.execute<{ empreinte: string }>(sql`
    select empreinte from documents where etudiant_id = ${etudiantId}
    union select empreinte from copies_donnees where etudiant_id = ${etudiantId} and empreinte is not null`);
  return rows.map(({ empreinte }) => empreinte);
};

/** Forgets bytes that the database itself keeps and that no document has any longer. */
export const removeContents = async (tx: Tx, empreintes: readonly string[]): Promise<void> => {
  if (empreintes.length === 0) return;
  await tx
    .delete(contenus)
    .where(
      sql`${inArray(contenus.empreinte, [...empreintes])} and not exists (select 1 from ${documents} where ${documents.empreinte} = ${contenus.empreinte})`,
    );
};

/** Marks a person as erased: no package writes of her any more. */
export const markErased = async (tx: Tx, { etudiantId }: DataSubject, now: Date): Promise<void> => {
  await tx.update(etudiants).set({ effaceLe: now }).where(eq(etudiants.etudiantId, etudiantId));
};

/** Takes the mark of an erased person back, and opens her account again; false when she had none. */
export const unmarkErased = async (tx: Tx, { etudiantId }: DataSubject): Promise<boolean> => {
  const { rowCount } = await tx
    .update(etudiants)
    .set({ effaceLe: null })
    .where(and(eq(etudiants.etudiantId, etudiantId), isNotNull(etudiants.effaceLe)));
  if (rowCount !== 1) return false;
  await tx.update(comptes).set({ actif: true }).where(eq(comptes.etudiantId, etudiantId));
  return true;
};

/** Locks the student of a matricule; `compteId` is 0 without an account. Null when unknown. */
export const lockSubject = async (
  tx: Tx,
  matricule: string,
): Promise<(DataSubject & { prenom: string; nom: string }) | null> => {
  const { rows } = await tx.execute<{
    etudiantId: number;
    compteId: number;
    prenom: string;
    nom: string;
  }>(sql`
    select e.etudiant_id as "etudiantId", coalesce(c.compte_id, 0) as "compteId", e.prenom, e.nom
    from etudiants e left join comptes c on c.etudiant_id = e.etudiant_id
    where e.matricule = ${matricule} for update of e`);
  return rows[0] ?? null;
};

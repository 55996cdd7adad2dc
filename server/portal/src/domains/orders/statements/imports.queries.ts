import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { accountTitle } from 'server-kernel/db/account-name.sql';
import type { Executor, Orm, Tx } from 'server-kernel/db/client';
import { commandes } from 'server-schema/orders/orders';
import { relevesImportes, reprisesBancaires } from 'server-schema/orders/statements';
import { comptes } from 'server-schema/platform/accounts';
import { etudiants } from 'server-schema/records/people';
import type { StatementReport } from 'shared-contract/statements/answers';
import { STATEMENT_LIMITS } from 'shared-contract/statements/statements';
import type { StatementEntry } from './statement';

/** Any number: statements, of every process, come one after the other. */
const STATEMENTS_LOCK = 7_204_507;

/** Keeps other imports and their taking back waiting until the transaction ends. */
export const lockStatements = async (tx: Executor): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${STATEMENTS_LOCK})`);
};

interface NewImport {
  importation: string;
  compteId: number | null;
  file: string;
  now: Date;
}

export const insertImport = async (
  tx: Tx,
  { importation, compteId, file, now }: NewImport,
): Promise<void> => {
  await tx.insert(relevesImportes).values({ importation, compteId, fichier: file, importeLe: now });
};

export const saveReport = async (tx: Tx, importation: string, rapport: StatementReport): Promise<void> => {
  await tx.update(relevesImportes).set({ rapport }).where(eq(relevesImportes.importation, importation));
};

/** Writes down for the desk what the bank took back; false when an earlier import brought it. */
export const insertTakenBack = async (
  tx: Tx,
  entry: StatementEntry,
  importation: string,
  commandeId: number | null,
): Promise<boolean> => {
  const created = await tx
    .insert(reprisesBancaires)
    .values({
      importation,
      commandeId,
      identite: entry.identity,
      jour: entry.day,
      montant: entry.cents,
      communication: entry.communication,
    })
    .onConflictDoNothing({ target: reprisesBancaires.identite })
    .returning({ id: reprisesBancaires.repriseId });
  return created.length > 0;
};

/** An import and the user name of who made it. */
const selectImports = (db: Executor) =>
  db
    .select({
      importation: relevesImportes.importation,
      fichier: relevesImportes.fichier,
      importeLe: relevesImportes.importeLe,
      annuleLe: relevesImportes.annuleLe,
      aUnRapport: sql<boolean>`${relevesImportes.rapport} is not null`,
      par: accountTitle(),
    })
    .from(relevesImportes)
    .leftJoin(comptes, eq(comptes.compteId, relevesImportes.compteId));

/** Imports, newest first. */
export const findStatementImports = (db: Orm) =>
  selectImports(db)
    .orderBy(desc(relevesImportes.importeLe), desc(relevesImportes.importation))
    .limit(STATEMENT_LIMITS.listed);

/** Report of an import; null where it was erased or there is none. */
export const findReport = async (db: Orm, importation: string): Promise<StatementReport | null> => {
  const [row] = await db
    .select({ rapport: relevesImportes.rapport })
    .from(relevesImportes)
    .where(eq(relevesImportes.importation, importation));
  return row?.rapport ?? null;
};

/** Marks a standing import as taken back; false where there is none. */
export const markTakenBack = async (tx: Tx, importation: string, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(relevesImportes)
    .set({ annuleLe: now })
    .where(and(eq(relevesImportes.importation, importation), isNull(relevesImportes.annuleLe)));
  await tx.delete(reprisesBancaires).where(eq(reprisesBancaires.importation, importation));
  return (rowCount ?? 0) > 0;
};

const UNSEEN = isNull(reprisesBancaires.vueLe);

/** What the bank took back: what nobody has looked at first, then the newest. */
export const findTakenBack = async (db: Orm) => {
  const [waiting] = await db.select({ number: count() }).from(reprisesBancaires).where(UNSEEN);
  const rows = await db
    .select({ reprise: reprisesBancaires, matricule: etudiants.matricule, vuePar: accountTitle() })
    .from(reprisesBancaires)
    .leftJoin(commandes, eq(commandes.commandeId, reprisesBancaires.commandeId))
    .leftJoin(etudiants, eq(etudiants.etudiantId, commandes.etudiantId))
    .leftJoin(comptes, eq(comptes.compteId, reprisesBancaires.vueParCompteId))
    .orderBy(sql`${reprisesBancaires.vueLe} is not null`, desc(reprisesBancaires.repriseId))
    .limit(STATEMENT_LIMITS.takenBack);
  return { waiting: waiting?.number ?? 0, rows };
};

/** Says that it was looked at, once; null where there is no such movement, else whether this call said it. */
export const markSeen = async (
  tx: Tx,
  repriseId: number,
  { compteId, now }: { compteId: number; now: Date },
): Promise<boolean | null> => {
  const isThis = eq(reprisesBancaires.repriseId, repriseId);
  const { rowCount } = await tx
    .update(reprisesBancaires)
    .set({ vueLe: now, vueParCompteId: compteId })
    .where(and(isThis, UNSEEN));
  if ((rowCount ?? 0) > 0) return true;
  return (await tx.$count(reprisesBancaires, isThis)) > 0 ? false : null;
};

/** Erases reports, and movements that were looked at, of before a day. */
export const forgetReports = async (db: Orm, before: Date): Promise<void> => {
  await db.update(relevesImportes).set({ rapport: null }).where(lt(relevesImportes.importeLe, before));
  await db
    .delete(reprisesBancaires)
    .where(and(isNotNull(reprisesBancaires.vueLe), lt(reprisesBancaires.vueLe, before)));
};

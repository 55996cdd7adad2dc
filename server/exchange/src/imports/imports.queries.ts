import { and, desc, eq, getTableColumns, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { accountTitle } from 'server-kernel/db/account-name.sql';
import type { Executor, Orm } from 'server-kernel/db/client';
import { comptes } from 'server-schema/platform/accounts';
import { imports } from 'server-schema/platform/imports';
import type { ImportProgress } from 'shared-contract/imports/answers';
import { IMPORT_LIMITS, type ImportState } from 'shared-contract/imports/imports';

export type ImportRecord = typeof imports.$inferSelect;

const { constats: _findings, ...HEAD } = getTableColumns(imports);

/** An import without its findings, which may be many. */
export type ImportHead = Omit<ImportRecord, 'constats'>;

/** Findings of a check, or result of an import. */
export type Found = Pick<
  ImportRecord,
  'fichiers' | 'resume' | 'fautes' | 'remarques' | 'constats' | 'estNouveau'
>;

/** An import, and the user name of who deposited it. */
export interface FoundImport {
  head: ImportHead;
  par: string | null;
}

/** Lease of a running import: after it another process takes over. */
const LEASE = sql`now() + interval '60 seconds'`;

const RUNNING: ImportState[] = ['controle', 'ecriture'];

/** Any number: acts on imports, of every process, come one after the other. */
const IMPORTS_LOCK = 7_204_505;

const selectHeads = (db: Executor, where: SQL | undefined) =>
  db
    .select({ head: HEAD, par: accountTitle() })
    .from(imports)
    .leftJoin(comptes, eq(comptes.compteId, imports.compteId))
    .where(where)
    .orderBy(desc(imports.importId))
    .limit(IMPORT_LIMITS.listed);

export const findImports = (db: Executor): Promise<FoundImport[]> => selectHeads(db, undefined);

export const findImport = async (db: Executor, importId: number): Promise<FoundImport | null> =>
  (await selectHeads(db, eq(imports.importId, importId)))[0] ?? null;

export const findFindings = async (db: Executor, importId: number) => {
  const [row] = await db
    .select({ constats: imports.constats })
    .from(imports)
    .where(eq(imports.importId, importId));
  return row?.constats ?? [];
};

/** Keeps other acts on imports waiting until the transaction ends; resolves to whether one is worked at. */
export const lockImports = async (tx: Executor): Promise<boolean> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORTS_LOCK})`);
  const isHeld = and(inArray(imports.etat, RUNNING), sql`${imports.verrouJusquAu} > now()`);
  return (await tx.$count(imports, isHeld)) > 0;
};

/** Writes a deposited package down; its check begins. Resolves to its number. */
export const insertImport = async (
  tx: Executor,
  deposited: Pick<ImportRecord, 'compteId' | 'fichier' | 'empreinte' | 'taille' | 'deposeLe'>,
): Promise<number> => {
  const [row] = await tx
    .insert(imports)
    .values({ ...deposited, etat: 'controle', verrouJusquAu: LEASE })
    .returning({ importId: imports.importId });
  if (!row) throw new Error('the package was not written down');
  return row.importId;
};

/** Begins to work at an import that is in one of these states; false where it is not. */
export const beginImport = async (
  tx: Executor,
  importId: number,
  from: readonly ImportState[],
  etat: 'controle' | 'ecriture',
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(imports)
    .set({ etat, verrouJusquAu: LEASE, progres: null, estNouveau: false })
    .where(and(eq(imports.importId, importId), inArray(imports.etat, [...from]), isNull(imports.effaceLe)));
  return (rowCount ?? 0) > 0;
};

/** Renews the lease and stores the progress; false once the import was abandoned. */
export const renewLease = async (
  db: Orm,
  importId: number,
  progres: ImportProgress | null,
): Promise<boolean> => {
  const { rowCount } = await db
    .update(imports)
    .set({ verrouJusquAu: LEASE, progres })
    .where(and(eq(imports.importId, importId), inArray(imports.etat, RUNNING)));
  return (rowCount ?? 0) > 0;
};

/** Writes down what came of the work, unless it was given up meanwhile. */
export const finishImport = async (
  db: Executor,
  importId: number,
  etat: ImportState,
  found: Partial<Found> & Partial<Pick<ImportRecord, 'finiLe'>> = {},
): Promise<boolean> => {
  const { rowCount } = await db
    .update(imports)
    .set({ ...found, etat, verrouJusquAu: null, progres: null })
    .where(and(eq(imports.importId, importId), inArray(imports.etat, RUNNING)));
  return (rowCount ?? 0) > 0;
};

/** Marks imports whose process died as interrupted; `own` lists this process's. */
export const interruptAbandoned = async (db: Orm, own: readonly number[]): Promise<void> => {
  await db
    .update(imports)
    .set({ etat: 'interrompu', verrouJusquAu: null, progres: null })
    .where(
      and(
        inArray(imports.etat, RUNNING),
        sql`coalesce(${imports.verrouJusquAu}, '-infinity') < now()`,
        own.length > 0 ? notInArray(imports.importId, [...own]) : undefined,
      ),
    );
};

/** Gives an import up that is not being written; false where it can't be any more. */
export const abandonImport = async (tx: Executor, importId: number, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(imports)
    .set({ etat: 'abandonne', finiLe: now, verrouJusquAu: null, progres: null, constats: null })
    .where(
      and(
        eq(imports.importId, importId),
        inArray(imports.etat, ['controle', 'fautes', 'a_relire', 'interrompu']),
      ),
    );
  return (rowCount ?? 0) > 0;
};

/** Forgets the packages of imports that are over, and those deposited before an instant; resolves to their digests. */
export const forgetPackages = async (db: Orm, before: Date, now: Date): Promise<string[]> => {
  const isOld = lt(imports.deposeLe, before);
  await db
    .update(imports)
    .set({ etat: 'abandonne', finiLe: now })
    .where(and(isOld, inArray(imports.etat, ['fautes', 'a_relire', 'interrompu'])));
  await db
    .update(imports)
    .set({ constats: null })
    .where(and(isOld, sql`${imports.constats} is not null`));
  const gone = await db
    .update(imports)
    .set({ effaceLe: now })
    .where(and(isNull(imports.effaceLe), inArray(imports.etat, ['importe', 'abandonne'])))
    .returning({ empreinte: imports.empreinte });
  return gone.map(({ empreinte }) => empreinte);
};

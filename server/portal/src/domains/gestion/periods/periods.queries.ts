import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accountTitle } from 'server-kernel/db/account-name.sql';
import type { Executor, Orm, Tx } from 'server-kernel/db/client';
import { comptes, evenements, evenementsChangements, evenementsSections } from 'server-schema';
import { anneesAcademiques } from 'server-schema/records/catalogue';
import type { AccessFlag } from 'shared-contract';
import { dayOf } from 'shared-contract/base/days';
import { PERIOD_LIMITS, PERIOD_NAMES, type PeriodWindow } from 'shared-contract/gestion/periods';
import type { Scope } from '../scope.queries';

interface Kept {
  ouverture: Date | null;
  fermeture: Date | null;
  message: string | null;
}

/** A stored window as the contract says it. */
const toWindow = ({ ouverture, fermeture, message }: Kept): PeriodWindow => ({
  Ouverture: ouverture?.toISOString() ?? null,
  Fermeture: fermeture?.toISOString() ?? null,
  Message: message,
});

/** A window of an event: a section's, or the whole school's (null). */
export interface WindowKey {
  flag: AccessFlag;
  programmeId: number | null;
}

/** The academic year of an instant, else the nearest one; null where the school has none yet. */
export const findYear = async (db: Orm, now: Date) => {
  const day = dayOf(now);
  const [row] = await db
    .select({ Valeur: anneesAcademiques.valeur, Debut: anneesAcademiques.debut, Fin: anneesAcademiques.fin })
    .from(anneesAcademiques)
    .orderBy(
      sql`case when ${day}::date between ${anneesAcademiques.debut} and ${anneesAcademiques.fin} then 0 else 1 end`,
      sql`abs(${anneesAcademiques.debut} - ${day}::date)`,
    )
    .limit(1);
  return row ?? null;
};

/** The whole school's windows, and those of the sections of a scope. */
export const findWindows = async (db: Orm, scope: Scope) => {
  const inScope = scope === null ? undefined : inArray(evenementsSections.programmeId, [...scope]);
  const [whole, sections] = await Promise.all([
    db.select().from(evenements),
    db.select().from(evenementsSections).where(inScope),
  ]);
  return {
    whole: whole.map((row) => ({ flag: row.flag, window: toWindow(row) })),
    sections: sections.map((row) => ({
      flag: row.flag,
      programmeId: row.programmeId,
      window: toWindow(row),
    })),
  };
};

const isSection = (flag: AccessFlag, programmeId: number) =>
  and(eq(evenementsSections.flag, flag), eq(evenementsSections.programmeId, programmeId));

/** One window, locked until the transaction ends; null when there is none. */
export const lockWindow = async (tx: Tx, { flag, programmeId }: WindowKey): Promise<PeriodWindow | null> => {
  const [row] =
    programmeId === null
      ? await tx.select().from(evenements).where(eq(evenements.flag, flag)).for('no key update')
      : await tx.select().from(evenementsSections).where(isSection(flag, programmeId)).for('no key update');
  return row ? toWindow(row) : null;
};

/** Unlocked window that applies where there is none of its own: the school's; null when never organised. */
export const findWindow = async (
  db: Executor,
  { flag, programmeId }: WindowKey,
): Promise<PeriodWindow | null> => {
  const [whole] = await db.select().from(evenements).where(eq(evenements.flag, flag));
  if (programmeId === null) return whole ? toWindow(whole) : null;
  const [own] = await db.select().from(evenementsSections).where(isSection(flag, programmeId));
  const row = own ?? whole;
  return row ? toWindow(row) : null;
};

const dates = ({ Ouverture, Fermeture, Message }: PeriodWindow) => ({
  ouverture: Ouverture === null ? null : new Date(Ouverture),
  fermeture: Fermeture === null ? null : new Date(Fermeture),
  message: Message,
});

const writeWhole = async (tx: Tx, flag: AccessFlag, window: PeriodWindow, isNew: boolean) => {
  if (!isNew) return tx.update(evenements).set(dates(window)).where(eq(evenements.flag, flag)).returning();
  const row = { flag, libelle: PERIOD_NAMES[flag], ...dates(window) };
  return tx.insert(evenements).values(row).onConflictDoNothing().returning();
};

const writeSection = async (
  tx: Tx,
  key: { flag: AccessFlag; programmeId: number },
  window: PeriodWindow | null,
  isNew: boolean,
) => {
  const at = isSection(key.flag, key.programmeId);
  if (window === null) return tx.delete(evenementsSections).where(at).returning();
  const { ouverture, fermeture, message } = dates(window);
  if (!ouverture || !fermeture) return [];
  const values = { ouverture, fermeture, message };
  if (!isNew) return tx.update(evenementsSections).set(values).where(at).returning();
  return tx
    .insert(evenementsSections)
    .values({ ...key, ...values })
    .onConflictDoNothing()
    .returning();
};

/** Puts a window in the place of the one that is locked (null: none); false when another was there first. */
export const writeWindow = async (
  tx: Tx,
  { flag, programmeId }: WindowKey,
  { before, after }: { before: PeriodWindow | null; after: PeriodWindow | null },
): Promise<boolean> => {
  const isNew = before === null;
  if (programmeId !== null) return (await writeSection(tx, { flag, programmeId }, after, isNew)).length === 1;
  if (after === null)
    return (await tx.delete(evenements).where(eq(evenements.flag, flag)).returning()).length === 1;
  return (await writeWhole(tx, flag, after, isNew)).length === 1;
};

/** Keeps a change in the history of its window. */
export const insertChange = async (
  tx: Tx,
  change: typeof evenementsChangements.$inferInsert,
): Promise<void> => {
  await tx.insert(evenementsChangements).values(change);
};

const ofWindow = ({ flag, programmeId }: WindowKey) =>
  and(
    eq(evenementsChangements.flag, flag),
    programmeId === null
      ? isNull(evenementsChangements.programmeId)
      : eq(evenementsChangements.programmeId, programmeId),
  );

/** The changes of a window, newest first, and by whom. */
export const findChanges = (db: Executor, key: WindowKey) =>
  db
    .select({ change: evenementsChangements, par: accountTitle() })
    .from(evenementsChangements)
    .leftJoin(comptes, eq(comptes.compteId, evenementsChangements.compteId))
    .where(ofWindow(key))
    .orderBy(desc(evenementsChangements.changementId))
    .limit(PERIOD_LIMITS.changes);

/** One change, whoever made it. */
export const findChange = async (db: Executor, changementId: number) => {
  const [row] = await db
    .select()
    .from(evenementsChangements)
    .where(eq(evenementsChangements.changementId, changementId));
  return row ?? null;
};

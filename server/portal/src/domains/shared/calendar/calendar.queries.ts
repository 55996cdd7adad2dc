import { eq } from 'drizzle-orm';
import type { Executor, Orm } from 'server-kernel/db/client';
import { comptes } from 'server-schema/platform/accounts';
import { calendriers } from 'server-schema/platform/calendar';

/** Puts a new key in the place of the one that there was. */
export const replaceKey = async (
  db: Executor,
  compteId: number,
  cleEmpreinte: string,
  now: Date,
): Promise<void> => {
  await db
    .insert(calendriers)
    .values({ compteId, cleEmpreinte, creeLe: now })
    .onConflictDoUpdate({ target: calendriers.compteId, set: { cleEmpreinte, creeLe: now } });
};

/** Account of a key, by its SHA-256; null for an unknown or replaced one. */
export const findKeyOwner = async (db: Orm, cleEmpreinte: string): Promise<number | null> => {
  const [row] = await db
    .select({ compteId: comptes.compteId })
    .from(calendriers)
    .innerJoin(comptes, eq(comptes.compteId, calendriers.compteId))
    .where(eq(calendriers.cleEmpreinte, cleEmpreinte));
  return row?.compteId ?? null;
};

/** Creation date of an account's key; null without one. */
export const findKeyDate = async (db: Orm, compteId: number): Promise<Date | null> => {
  const [row] = await db
    .select({ creeLe: calendriers.creeLe })
    .from(calendriers)
    .where(eq(calendriers.compteId, compteId));
  return row?.creeLe ?? null;
};

/** Takes an account's key back; resolves to whether there was one. */
export const deleteKey = async (db: Executor, compteId: number): Promise<boolean> => {
  const { rowCount } = await db.delete(calendriers).where(eq(calendriers.compteId, compteId));
  return (rowCount ?? 0) > 0;
};

import { and, eq, gt, lt } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { drafts } from 'server-schema';
import type { Draft, ScreenId } from 'shared-contract';

const ofScreen = (compteId: number, screen: ScreenId) =>
  and(eq(drafts.compteId, compteId), eq(drafts.screen, screen));

/** The draft of a screen written after `since`, or null. */
export const findDraft = async (
  db: Orm,
  compteId: number,
  screen: ScreenId,
  since: Date,
): Promise<Draft | null> => {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(ofScreen(compteId, screen), gt(drafts.date, since)));
  return row ? { ScreenLocation: screen, Contenu: row.contenu, Date: row.date.toISOString() } : null;
};

/** Keeps the draft of a screen in place of the one before. */
export const saveDraft = async (
  db: Orm,
  compteId: number,
  screen: ScreenId,
  contenu: unknown,
  date: Date,
): Promise<Draft> => {
  await db
    .insert(drafts)
    .values({ compteId, screen, contenu, date })
    .onConflictDoUpdate({ target: [drafts.compteId, drafts.screen], set: { contenu, date } });
  return { ScreenLocation: screen, Contenu: contenu, Date: date.toISOString() };
};

/** Removes the draft of a screen; with a date, only the copy that was kept at it. */
export const deleteDraft = async (
  db: Orm,
  compteId: number,
  screen: ScreenId,
  date: Date | undefined,
): Promise<void> => {
  await db.delete(drafts).where(and(ofScreen(compteId, screen), date && eq(drafts.date, date)));
};

/** Removes drafts older than that; resolves to their number. */
export const deleteDraftsBefore = async (db: Orm, before: Date): Promise<number> =>
  (await db.delete(drafts).where(lt(drafts.date, before))).rowCount ?? 0;

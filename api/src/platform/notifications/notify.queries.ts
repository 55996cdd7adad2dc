import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { gestionDecisions } from '../../db/schema/gestion/gestion';
import { notifications } from '../../db/schema/platform/notifications';

/** Not of a decision that may still be taken back: nobody is told of it yet. */
export const isAnnounced = sql`not exists (
  select 1 from ${gestionDecisions}
  where ${gestionDecisions.courrier} = ${notifications.code} and ${gestionDecisions.annonceLe} > now())`;

/** Something that a student is told; `code` and `genre` say it once. */
export type Told = Omit<typeof notifications.$inferInsert, 'notificationId'>;

/** Tells a student, in the transaction of the cause; resolves to what was told for the first time. */
export const notify = async (tx: Executor, told: readonly Told[]): Promise<Told[]> => {
  if (told.length === 0) return [];
  const rows = await tx
    .insert(notifications)
    .values([...told])
    .onConflictDoNothing({ target: [notifications.etudiantId, notifications.code, notifications.genre] })
    .returning({ code: notifications.code, genre: notifications.genre });
  return told.filter(({ code, genre }) => rows.some((row) => row.code === code && row.genre === genre));
};

/** Withdraws what a student was about to be told under this code. */
export const withdrawNotice = async (tx: Executor, etudiantId: number, code: string): Promise<void> => {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.etudiantId, etudiantId), eq(notifications.code, code)));
};

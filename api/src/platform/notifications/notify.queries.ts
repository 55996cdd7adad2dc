import type { Executor } from '../../db/client';
import { notifications } from '../../db/schema/platform/notifications';

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

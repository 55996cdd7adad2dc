import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { gestionDecisions } from 'server-schema/gestion/gestion';
import { notifications } from 'server-schema/platform/notifications';

/** SQL: excludes decisions that may still be undone. */
export const isAnnounced = sql`not exists (
  select 1 from ${gestionDecisions}
  where ${gestionDecisions.courrier} = ${notifications.code} and ${gestionDecisions.annonceLe} > now())`;

/** Key of a notification, by which the digest finds it. */
export interface NotificationKey {
  etudiantId: number;
  code: string;
  genre: 'recu' | 'decision';
}

/** Something that a student is told; `code` and `genre` say it once. */
export type NewNotification = Omit<typeof notifications.$inferInsert, 'notificationId'>;

/** Inserts notifications in the transaction of their cause; resolves to those that are new. */
export const notify = async (tx: Executor, sent: readonly NewNotification[]): Promise<NewNotification[]> => {
  if (sent.length === 0) return [];
  const rows = await tx
    .insert(notifications)
    .values([...sent])
    .onConflictDoNothing({ target: [notifications.etudiantId, notifications.code, notifications.genre] })
    .returning({ code: notifications.code, genre: notifications.genre });
  return sent.filter(({ code, genre }) => rows.some((row) => row.code === code && row.genre === genre));
};

/** Keeps something that she was told for her mail of the day, in words that a mail may hold. */
export const addToDigest = async (
  tx: Executor,
  { etudiantId, code, genre }: NotificationKey,
  resume: string,
): Promise<void> => {
  const isIt = and(
    eq(notifications.etudiantId, etudiantId),
    eq(notifications.code, code),
    eq(notifications.genre, genre),
  );
  await tx.update(notifications).set({ resume }).where(isIt);
};

/** How many of her own acts a student was told of in the hour and in the day up to this one, which counts. */
export const countOwnActs = async (
  tx: Executor,
  { etudiantId, code }: NotificationKey,
): Promise<{ anHour: number; aDay: number }> => {
  const { rows } = await tx.execute<{ anHour: number; aDay: number }>(sql`
    select count(*) filter (where one.date > last.date - interval '1 hour')::int as "anHour", count(*)::int as "aDay"
    from notifications last
    join notifications one on one.etudiant_id = last.etudiant_id and one.genre = last.genre
      and one.date > last.date - interval '1 day' and one.date <= last.date
    where last.etudiant_id = ${etudiantId} and last.code = ${code} and last.genre = 'recu'`);
  return rows[0] ?? { anHour: 0, aDay: 0 };
};

/** Takes what waits for a student's mail of the day, oldest first; what may still be taken back waits on. */
export const takeDigest = async (tx: Executor, etudiantId: number): Promise<string[]> => {
  const waiting = await tx
    .select({ id: notifications.notificationId, resume: notifications.resume })
    .from(notifications)
    .where(and(eq(notifications.etudiantId, etudiantId), isNotNull(notifications.resume), isAnnounced))
    .orderBy(notifications.date, notifications.notificationId)
    .for('no key update');
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  await tx.update(notifications).set({ resume: null }).where(inArray(notifications.notificationId, ids));
  return waiting.flatMap(({ resume }) => resume ?? []);
};

/** Withdraws what a student was about to be told under this code. */
export const withdrawNotification = async (tx: Executor, etudiantId: number, code: string): Promise<void> => {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.etudiantId, etudiantId), eq(notifications.code, code)));
};

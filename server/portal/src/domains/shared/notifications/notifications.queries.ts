import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { notifications, notificationsReglages, rappels } from 'server-schema/platform/notifications';
import type { NotificationSettings } from 'shared-contract/notifications/answers';
import { MAX_NOTIFICATIONS } from 'shared-contract/notifications/schemas';
import { isAnnounced } from './notify.queries';

/** A student's notifications, newest first. */
export const findNotifications = (db: Executor, etudiantId: number) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.etudiantId, etudiantId), isAnnounced))
    .orderBy(desc(notifications.date), desc(notifications.notificationId))
    .limit(MAX_NOTIFICATIONS);

/** Titles of a student's units that are given in English: her notifications may name them. */
export const findTitlesInEnglish = async (db: Executor, etudiantId: number): Promise<string[]> => {
  const { rows } = await db.execute<{ libelle: string }>(sql`
    select distinct u.libelle from inscriptions i join resultats r using (inscription_id)
    join unites_enseignement u using (unite_enseignement_id)
    where i.etudiant_id = ${etudiantId} and u.cours_en_anglais`);
  return rows.map(({ libelle }) => libelle);
};

/** Marks some of a student's notifications as read, or all of them when none is named. */
export const markRead = async (db: Executor, etudiantId: number, ids: number[], now: Date): Promise<void> => {
  const which = ids.length > 0 ? inArray(notifications.notificationId, ids) : undefined;
  await db
    .update(notifications)
    .set({ lueLe: now })
    .where(and(eq(notifications.etudiantId, etudiantId), isNull(notifications.lueLe), which));
};

/** Notification settings of a student; by default both channels, at once. */
export const findSettings = async (db: Executor, etudiantId: number): Promise<NotificationSettings> => {
  const [row] = await db
    .select()
    .from(notificationsReglages)
    .where(eq(notificationsReglages.etudiantId, etudiantId));
  return {
    RappelEcran: row?.rappelEcran ?? true,
    RappelCourriel: row?.rappelCourriel ?? true,
    RecuCourriel: row?.recuCourriel ?? true,
    UnParJour: row?.unParJour ?? false,
  };
};

export const storeSettings = async (
  tx: Executor,
  etudiantId: number,
  {
    RappelEcran: rappelEcran,
    RappelCourriel: rappelCourriel,
    RecuCourriel: recuCourriel,
    UnParJour: unParJour,
  }: NotificationSettings,
): Promise<void> => {
  const set = { rappelEcran, rappelCourriel, recuCourriel, unParJour };
  await tx
    .insert(notificationsReglages)
    .values({ etudiantId, ...set })
    .onConflictDoUpdate({ target: notificationsReglages.etudiantId, set });
};

/** Forgets what was told before an instant. */
export const deleteNotificationsBefore = async (db: Executor, before: Date): Promise<void> => {
  await db.delete(notifications).where(lt(notifications.date, before));
};

/**
 * Accounts of students whose deadlines were not looked through yet on a day (YYYY-MM-DD); one that is closed is reminded
 * of nothing, and still gets what waits for its mail of the day.
 */
export const findStudentsToRemind = async (db: Executor, today: string, limit: number) => {
  const { rows } = await db.execute<{ userId: number; etudiantId: number; isOpen: boolean }>(sql`
    select c.compte_id as "userId", c.etudiant_id as "etudiantId", c.actif and not c.bloque as "isOpen"
    from comptes c left join rappels r on r.etudiant_id = c.etudiant_id
    where c.etudiant_id is not null
      and (
        (c.actif and not c.bloque)
        or exists (select 1 from notifications n where n.etudiant_id = c.etudiant_id and n.resume is not null)
      )
      and (r.jour is null or r.jour < ${today}::date)
    order by c.compte_id limit ${limit}`);
  return rows;
};

/** Takes a student's reminders of a day on; false when another server has them. */
export const claimReminders = async (tx: Executor, etudiantId: number, jour: string): Promise<boolean> => {
  const rows = await tx
    .insert(rappels)
    .values({ etudiantId, jour })
    .onConflictDoUpdate({ target: rappels.etudiantId, set: { jour }, setWhere: lt(rappels.jour, jour) })
    .returning({ etudiantId: rappels.etudiantId });
  return rows.length > 0;
};

import type { FastifyInstance } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { dayOf } from 'shared-contract/base/days';
import type { NotificationSettings } from 'shared-contract/notifications/answers';
import { enqueueMail } from '../outbox/outbox.queries';
import { findRecipient } from '../outbox/recipient.queries';
import { digestMail, remindersMail } from './daily-digest';
import { dueReminders, type Reminder } from './due-reminders';
import { claimReminders, findSettings, findStudentsToRemind } from './notifications.queries';
import { notify, takeDigest } from './notify.queries';
import { isReminderTime } from './reminder-hours';

/** Students looked through in one go. */
const BATCH = 20;

const wanted = (reminders: readonly Reminder[], isWanted: boolean): Reminder[] =>
  reminders.filter(({ isRequired }) => isWanted || isRequired);

/** Inserts the reminders; resolves to those to mail as well, health data excluded. */
const notifyReminders = async (
  tx: Tx,
  etudiantId: number,
  reminders: Reminder[],
  { RappelEcran, RappelCourriel }: NotificationSettings,
  now: Date,
): Promise<Reminder[]> => {
  const shown = wanted(reminders, RappelEcran || RappelCourriel);
  const news = await notify(
    tx,
    shown.map(({ code, genre, titre, texte, lien, isRequired }) => ({
      etudiantId,
      code,
      genre,
      titre,
      texte,
      lien,
      date: now,
      ...(RappelEcran || isRequired ? {} : { lueLe: now }),
    })),
  );
  const isNew = ({ code, genre }: Reminder) => news.some((one) => one.code === code && one.genre === genre);
  return wanted(shown, RappelCourriel).filter((one) => isNew(one) && !one.isPrivate);
};

interface Digest {
  etudiantId: number;
  today: string;
  /** Notifications that waited for the daily digest. */
  news: string[];
  reminders: Reminder[];
  isOneMail: boolean;
}

/** One mail for all of it: with what waited, where there is any or where she wants one mail a day. */
const sendDigest = async (
  tx: Tx,
  { etudiantId, today, news, reminders, isOneMail }: Digest,
): Promise<void> => {
  if (news.length === 0 && reminders.length === 0) return;
  const recipient = await findRecipient(tx, etudiantId);
  if (!recipient?.email) return;
  const { email, prenom } = recipient;
  const mail =
    isOneMail || news.length > 0
      ? digestMail(email, prenom, { news: news, reminders })
      : remindersMail(email, prenom, reminders);
  await enqueueMail(tx, etudiantId, mail, { dedupeKey: `rappels:${etudiantId}:${today}` });
};

const settle = async (tx: Tx, etudiantId: number, reminders: Reminder[], now: Date): Promise<void> => {
  const news = await takeDigest(tx, etudiantId);
  if (news.length === 0 && reminders.length === 0) return;
  const settings = await findSettings(tx, etudiantId);
  const mailed = await notifyReminders(tx, etudiantId, reminders, settings, now);
  await sendDigest(tx, {
    etudiantId,
    today: dayOf(now),
    news: news,
    reminders: mailed,
    isOneMail: settings.UnParJour,
  });
};

type Student = Awaited<ReturnType<typeof findStudentsToRemind>>[number];

const remindersOf = async (app: FastifyInstance, { userId, etudiantId, isOpen }: Student, now: Date) => {
  const principal = isOpen ? await app.rights.findPrincipal(userId, null) : null;
  const domains = principal ? await app.deadlines.of(principal, etudiantId) : [];
  return dueReminders(domains, now, dayOf(now));
};

/** One student's mail of today, with her reminders: all of it and the mark that it is told, or nothing. */
const remindOne = async (app: FastifyInstance, student: Student): Promise<void> => {
  const now = app.clock.now();
  const { etudiantId } = student;
  const reminders = await remindersOf(app, student, now);
  await app.db.transaction(async (tx) => {
    if (await claimReminders(tx, etudiantId, dayOf(now))) await settle(tx, etudiantId, reminders, now);
  });
};

/** Reminds the next students of the day, at its hours; resolves to whether there are more. */
export const remind = async (app: FastifyInstance): Promise<boolean> => {
  const now = app.clock.now();
  if (!isReminderTime(now, app.reminderHours)) return false;
  const students = await findStudentsToRemind(app.db.orm, dayOf(now), BATCH);
  for (const student of students) await remindOne(app, student);
  return students.length === BATCH;
};

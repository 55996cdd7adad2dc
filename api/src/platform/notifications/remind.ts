import type { FastifyInstance } from 'fastify';
import { dayOf } from 'shared-contract/base/days';
import { plural } from 'shared-contract/base/french';
import type { NotificationSettings } from 'shared-contract/notifications/answers';
import type { Tx } from '../../db/client';
import { enqueueMail } from '../outbox/outbox.queries';
import { findRecipient } from '../outbox/recipient.queries';
import { dueReminders, type Reminder } from './due-reminders';
import { claimReminders, findSettings, findUnreminded } from './notifications.queries';
import { notify } from './notify.queries';

/** Students looked through in one go. */
const BATCH = 20;

const wanted = (reminders: readonly Reminder[], isWanted: boolean): Reminder[] =>
  reminders.filter(({ isRequired }) => isWanted || isRequired);

/** One mail a day for all of them, and nothing of health in it. */
const mailReminders = async (tx: Tx, etudiantId: number, reminders: Reminder[], today: string) => {
  const said = reminders.filter(({ isPrivate }) => !isPrivate);
  const recipient = said.length > 0 ? await findRecipient(tx, etudiantId) : null;
  if (!recipient?.email) return;
  const lines = said.map(({ titre, texte }) => `- ${titre}${texte ? ` (${texte})` : ''}`);
  const subject = plural(
    said.length,
    'Rappel\u00a0: une échéance approche',
    'Rappel\u00a0: des échéances approchent',
  );
  const text = `Bonjour ${recipient.prenom},\n\nÀ ne pas oublier\u00a0:\n\n${lines.join('\n')}\n\nVous choisissez vos rappels sous «\u00a0Notifications\u00a0».\n`;
  await enqueueMail(
    tx,
    { to: recipient.email, subject, text, path: '/echeances' },
    `rappels:${etudiantId}:${today}`,
  );
};

const tell = async (
  tx: Tx,
  etudiantId: number,
  reminders: Reminder[],
  { RappelEcran, RappelCourriel }: NotificationSettings,
  now: Date,
): Promise<void> => {
  const shown = wanted(reminders, RappelEcran || RappelCourriel);
  const told = await notify(
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
  const isNew = ({ code, genre }: Reminder) => told.some((one) => one.code === code && one.genre === genre);
  await mailReminders(tx, etudiantId, wanted(shown, RappelCourriel).filter(isNew), dayOf(now));
};

/** One student's reminders of today: all of them and the mark that they are told, or none. */
const remindOne = async (app: FastifyInstance, userId: number, etudiantId: number): Promise<void> => {
  const now = app.clock.now();
  const today = dayOf(now);
  const principal = await app.rights.findPrincipal(userId, null);
  const domains = principal ? await app.deadlines.of(principal, etudiantId) : [];
  const reminders = dueReminders(domains, now, today);
  await app.db.transaction(async (tx) => {
    if (!(await claimReminders(tx, etudiantId, today)) || reminders.length === 0) return;
    await tell(tx, etudiantId, reminders, await findSettings(tx, etudiantId), now);
  });
};

/** Reminds the next students of the day; resolves to whether there are more. */
export const remind = async (app: FastifyInstance): Promise<boolean> => {
  const students = await findUnreminded(app.db.orm, dayOf(app.clock.now()), BATCH);
  for (const { userId, etudiantId } of students) await remindOne(app, userId, etudiantId);
  return students.length === BATCH;
};

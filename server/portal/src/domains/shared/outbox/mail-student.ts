import type { Executor } from 'server-kernel/db/client';
import { findSettings } from '../notifications/notifications.queries';
import { addToDigest, type NotificationKey } from '../notifications/notify.queries';
import { type ActMailKind, type DecisionMailKind, MAIL_KINDS } from './mail-kinds';
import { countUnaddressedMail, enqueueMail, enqueueOwnMail, type Mail } from './outbox.queries';
import { findRecipient } from './recipient.queries';

/** Mail to a student that copies a notification: the sentences between greeting and signature. */
export interface StudentMail<Kind extends ActMailKind | DecisionMailKind = ActMailKind | DecisionMailKind> {
  kind: Kind;
  subject: string;
  /** Nothing of health, of marks, nor a free word of anybody: a mail is read by many machines. */
  text: string;
  /** The page of the portal that it speaks of. */
  path: string;
}

type TypedMail = StudentMail<ActMailKind> | StudentMail<DecisionMailKind>;

/** Keeps a mail back for some seconds, under a word by which it may be withdrawn. */
export interface DelayedSend {
  dedupeKey: string;
  delaySeconds: number;
}

/** Outcome of a mail. */
export type MailOutcome = 'sent' | 'with the day' | 'switched off' | 'no address';

const SIGNATURES = { act: 'Le portail étudiant', decision: 'Votre gestionnaire de dossier' } as const;

/** A mail as it leaves, signed by who speaks. */
export const addressMail = <Kind extends ActMailKind | DecisionMailKind>(
  { email, prenom }: { email: string; prenom: string },
  mail: StudentMail<Kind>,
): Mail<Kind> => ({
  ...mail,
  to: email,
  text: `Bonjour ${prenom},\n\n${mail.text}\n\n${SIGNATURES[MAIL_KINDS[mail.kind]]}\n`,
});

const isOwn = (mail: TypedMail): mail is StudentMail<ActMailKind> => MAIL_KINDS[mail.kind] === 'act';

const dedupeKeyOf = ({ etudiantId, code, genre }: NotificationKey): string =>
  `${genre}:${etudiantId}:${code}`;

/** Mails a student what she was told, in the transaction of the cause: at once, with the mail of the day, or not. */
export const mailStudent = async (
  tx: Executor,
  notice: NotificationKey,
  mail: TypedMail,
  delay?: DelayedSend,
): Promise<MailOutcome> => {
  const recipient = await findRecipient(tx, notice.etudiantId);
  const { RecuCourriel, UnParJour } = await findSettings(tx, notice.etudiantId);
  if (isOwn(mail) && !RecuCourriel) return 'switched off';
  if (!recipient?.email) {
    await countUnaddressedMail(tx, notice.etudiantId, mail.kind);
    return 'no address';
  }
  if (UnParJour) {
    await addToDigest(tx, notice, mail.subject);
    return 'with the day';
  }
  const to = { email: recipient.email, prenom: recipient.prenom };
  const options = delay ?? { dedupeKey: dedupeKeyOf(notice) };
  if (isOwn(mail)) return enqueueOwnMail(tx, notice, addressMail(to, mail), options);
  await enqueueMail(tx, notice.etudiantId, addressMail(to, mail), options);
  return 'sent';
};

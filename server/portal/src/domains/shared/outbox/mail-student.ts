import type { Executor } from 'server-kernel/db/client';
import { findSettings } from '../notifications/notifications.queries';
import { keepForDay } from '../notifications/notify.queries';
import { type ActMailKind, type DecisionMailKind, MAIL_KINDS } from './mail-kinds';
import { enqueueMail, type Mail } from './outbox.queries';
import { findRecipient } from './recipient.queries';

/** What a student is written about something that the portal told her: sentences between greeting and signature. */
export interface StudentMail<Kind extends ActMailKind | DecisionMailKind = ActMailKind | DecisionMailKind> {
  kind: Kind;
  subject: string;
  /** Nothing of health, of marks, nor a free word of anybody: a mail is read by many machines. */
  text: string;
  /** The page of the portal that it speaks of. */
  path: string;
}

/** What she was told on the screen, by which its mail of the day finds it again. */
export interface ToldNotice {
  etudiantId: number;
  code: string;
  genre: 'recu' | 'decision';
}

/** Keeps a mail back for some seconds, under a word by which it may be withdrawn. */
export interface Held {
  word: string;
  seconds: number;
}

/** What became of a mail. */
export type Mailed = 'sent' | 'with the day' | 'switched off' | 'no address';

const SIGNED = { act: 'Le portail étudiant', decision: 'Votre gestionnaire de dossier' } as const;

/** A mail as it leaves, signed by who speaks. */
export const writtenTo = ({ email, prenom }: { email: string; prenom: string }, mail: StudentMail): Mail => ({
  ...mail,
  to: email,
  text: `Bonjour ${prenom},\n\n${mail.text}\n\n${SIGNED[MAIL_KINDS[mail.kind]]}\n`,
});

const wordOf = ({ etudiantId, code, genre }: ToldNotice): string => `${genre}:${etudiantId}:${code}`;

/** Mails a student what she was told, in the transaction of the cause: at once, with the mail of the day, or not. */
export const mailStudent = async (
  tx: Executor,
  notice: ToldNotice,
  mail: StudentMail,
  held?: Held,
): Promise<Mailed> => {
  const recipient = await findRecipient(tx, notice.etudiantId);
  if (!recipient?.email) return 'no address';
  const { RecuCourriel, UnParJour } = await findSettings(tx, notice.etudiantId);
  if (MAIL_KINDS[mail.kind] === 'act' && !RecuCourriel) return 'switched off';
  if (UnParJour) {
    await keepForDay(tx, notice, mail.subject);
    return 'with the day';
  }
  const { email, prenom } = recipient;
  await enqueueMail(tx, writtenTo({ email, prenom }, mail), held?.word ?? wordOf(notice), held?.seconds);
  return 'sent';
};

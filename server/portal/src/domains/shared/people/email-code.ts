import { createHash, randomInt } from 'node:crypto';
import { EMAIL_CODE } from 'shared-contract/base/limits';
import type { EmailConfirmation } from 'shared-contract/contacts/contacts';
import type { EmailToConfirm } from './email-codes.queries';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A code of six digits, each as likely as the others. */
export const newCode = (): string =>
  String(randomInt(10 ** EMAIL_CODE.digits)).padStart(EMAIL_CODE.digits, '0');

/** Stored hash of a code, bound to student and address. */
export const digestOf = (etudiantId: number, email: string, code: string): string =>
  createHash('sha256').update(`${etudiantId}\n${email.trim().toLowerCase()}\n${code}`).digest('hex');

/** Expiry of a code sent now. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + EMAIL_CODE.minutes * MINUTE_MS);

/** Codes of the running hour, this one included, and its begin; or the seconds to wait when there were too many. */
export const countSent = (
  last: Pick<EmailToConfirm, 'envois' | 'debutHeure'> | null,
  now: Date,
): { envois: number; debutHeure: Date } | { wait: number } => {
  const end = last ? last.debutHeure.getTime() + HOUR_MS : 0;
  if (!last || end <= now.getTime()) return { envois: 1, debutHeure: now };
  if (last.envois >= EMAIL_CODE.anHour) return { wait: Math.ceil((end - now.getTime()) / 1000) };
  return { envois: last.envois + 1, debutHeure: last.debutHeure };
};

/** True when the code has expired or has no try left. */
export const isOver = ({ essais, expiration }: EmailToConfirm, now: Date): boolean =>
  essais >= EMAIL_CODE.tries || expiration <= now;

/** Pending address as answered; null when there is none. */
export const toConfirmation = (row: EmailToConfirm | null, now: Date): EmailConfirmation | null =>
  row === null || row.empreinteCode === null
    ? null
    : {
        MoyenContactID: row.moyenContactId ?? -1,
        MoyenContactValeur: row.valeur,
        QualificationMoyenContact: row.qualification,
        Expiration: row.expiration.toISOString(),
        EssaisRestants: isOver(row, now) ? 0 : EMAIL_CODE.tries - row.essais,
      };

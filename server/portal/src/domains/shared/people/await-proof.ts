import { randomBytes } from 'node:crypto';
import type { Tx } from 'server-kernel/db/client';
import { dayOf } from 'shared-contract/base/days';
import { EMAIL_CODE } from 'shared-contract/base/limits';
import { isSameEmail } from 'shared-contract/contacts/contacts';
import type { ContactMeanWrite } from 'shared-contract/contacts/schemas';
import { enqueueMail } from '../outbox/outbox.queries';
import { findProvenEmails } from './contact-means.queries';
import { digestOf } from './email-code';
import { findEmailToConfirm, keepEmailToConfirm } from './email-codes.queries';
import { waitingMail } from './email-mails';

/** True when the student proved this address, on whatever line. */
export const isProvenEmail = async (tx: Tx, etudiantId: number, email: string): Promise<boolean> =>
  (await findProvenEmails(tx, etudiantId)).some((one) => isSameEmail(one.email, email));

interface Waiting {
  etudiantId: number;
  /** Whom mails went to before the write. */
  former: { email: string | null; prenom: string } | null;
  now: Date;
}

/**
 * Lets an address that was just written wait for its code, of which none is sent before it is asked for; a code that is on
 * its way to the same address stays. The address that still counts is told, once a day.
 */
export const awaitProof = async (
  tx: Tx,
  { MoyenContactID, MoyenContactValeur, QualificationMoyenContact }: ContactMeanWrite,
  { etudiantId, former, now }: Waiting,
): Promise<void> => {
  const valeur = MoyenContactValeur.trim();
  const last = await findEmailToConfirm(tx, etudiantId);
  const isAsked = last?.moyenContactId === MoyenContactID && isSameEmail(last.valeur, valeur);
  if (isAsked && last.empreinteCode !== null) return;
  await keepEmailToConfirm(tx, {
    etudiantId,
    moyenContactId: MoyenContactID,
    valeur,
    qualification: QualificationMoyenContact?.trim() || null,
    // Nobody's code, and no try left: one has to be asked for.
    empreinteCode: digestOf(etudiantId, valeur, randomBytes(32).toString('hex')),
    expiration: now,
    essais: EMAIL_CODE.tries,
    envois: last?.envois ?? 0,
    debutHeure: last?.debutHeure ?? now,
  });
  if (!former?.email) return;
  const mail = waitingMail(former.email, former.prenom, valeur);
  await enqueueMail(tx, etudiantId, mail, { dedupeKey: `contact-attend:${etudiantId}:${dayOf(now)}` });
};

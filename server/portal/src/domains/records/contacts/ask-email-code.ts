import type { Tx } from 'server-kernel/db/client';
import { invalid, tooMany } from 'server-kernel/errors';
import { isSameEmail } from 'shared-contract/contacts/contacts';
import type { ContactMeanWrite } from 'shared-contract/contacts/schemas';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';
import type { ContactMean } from 'shared-contract/records/answers';
import { enqueueMail } from '../../shared/outbox/outbox.queries';
import type { ProvenEmail } from '../../shared/people/contact-means.queries';
import { findContactMeans, findStudent } from '../../shared/people/contacts.queries';
import { countSent, digestOf, expiryOf, newCode } from '../../shared/people/email-code';
import {
  type EmailToConfirm,
  findEmailToConfirm,
  keepEmailToConfirm,
} from '../../shared/people/email-codes.queries';
import { codeMail } from '../../shared/people/email-mails';
import { requireRoomForMean, unknownMean } from '../../shared/people/store-contact-mean';

const TOO_MANY =
  'Trop de codes ont été envoyés en une heure. Patientez, ou écrivez à votre gestionnaire de dossier.';
const TWICE = 'Cette adresse e-mail est déjà dans votre dossier.';

const isEmail = (mean: ContactMean): boolean => mean.Usage === EMAIL_USAGE;

/** True when this e-mail address is already confirmed on its line. */
export const isConfirmed = (proven: readonly ProvenEmail[], write: ContactMeanWrite): boolean =>
  proven.some(({ id, email }) => id === write.MoyenContactID && isSameEmail(email, write.MoyenContactValeur));

/** 422 when another line holds the address. */
export const refuseTwin = (means: readonly ContactMean[], id: number, email: string): void => {
  const isTwin = (mean: ContactMean) =>
    mean.MoyenContactID !== id && isEmail(mean) && isSameEmail(mean.MoyenContactValeur, email);
  if (means.some(isTwin)) throw invalid([{ path: 'MoyenContactValeur', message: TWICE }], TWICE);
};

/**
 * Sends a code to a new e-mail address of a student whose row is locked; it takes the place of the one before.
 * 404 when the line is not hers, 409 when she has too many, 422 for one that she has, 429 after five in an hour.
 */
export const askEmailCode = async (
  tx: Tx,
  etudiantId: number,
  write: ContactMeanWrite,
  now: Date,
): Promise<EmailToConfirm> => {
  const { MoyenContactID: id } = write;
  const valeur = write.MoyenContactValeur.trim();
  const means = await findContactMeans(tx, etudiantId);
  if (id === -1) await requireRoomForMean(tx, etudiantId);
  else if (means.every((mean) => mean.MoyenContactID !== id)) throw unknownMean();
  refuseTwin(means, id, valeur);
  const sent = countSent(await findEmailToConfirm(tx, etudiantId), now);
  if ('wait' in sent) throw tooMany(sent.wait, TOO_MANY);
  const code = newCode();
  const row = {
    etudiantId,
    moyenContactId: id === -1 ? null : id,
    valeur,
    qualification: write.QualificationMoyenContact?.trim() || null,
    empreinteCode: digestOf(etudiantId, valeur, code),
    expiration: expiryOf(now),
    essais: 0,
    ...sent,
  };
  await keepEmailToConfirm(tx, row);
  const student = await findStudent(tx, etudiantId);
  await enqueueMail(
    tx,
    etudiantId,
    codeMail(valeur, student?.answer.PersonnePrenom || (student?.answer.PersonneNom ?? ''), code),
  );
  return row;
};

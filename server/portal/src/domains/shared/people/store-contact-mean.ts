import type { Tx } from 'server-kernel/db/client';
import { conflict, invalid, notFound } from 'server-kernel/errors';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import { FIELD_MESSAGES } from 'shared-contract/base/field-messages';
import { MAX_CONTACT_LINES } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { contactValueProblem } from 'shared-contract/contacts/contacts';
import { contactQuestions } from 'shared-contract/contacts/plausibility';
import type { ContactMeanWrite } from 'shared-contract/contacts/schemas';
import {
  countContactMeans,
  deleteContactMean,
  findContactType,
  insertContactMean,
  updateContactMean,
} from './contact-means.queries';

export const unknownMean = () => notFound('Ce moyen de contact n’existe pas ou n’est pas le vôtre.');

/**
 * The role of the type that is written. 422 for an unknown type or an e-mail address that is none, 409 with the questions
 * that are still open.
 */
export const validateContactMean = async (tx: Tx, write: ContactMeanWrite): Promise<string | null> => {
  const type = await findContactType(tx, write.TypeMoyenContactID);
  if (type === null) {
    throw invalid([{ path: 'TypeMoyenContactID', message: FIELD_MESSAGES.badChoice }]);
  }
  const problem = contactValueProblem(type.usage, write.MoyenContactValeur);
  if (problem) throw invalid([{ path: 'MoyenContactValeur', message: problem }], problem);
  requireConfirmed(contactQuestions(type.usage, write.MoyenContactValeur), write.Confirmations);
  return type.usage;
};

/** 409 when the student can’t have one more contact mean. */
export const requireRoomForMean = async (tx: Tx, etudiantId: number): Promise<void> => {
  if ((await countContactMeans(tx, etudiantId)) < MAX_CONTACT_LINES) return;
  throw conflict(
    PROBLEM_CODES.listFull,
    `Vous avez déjà ${MAX_CONTACT_LINES} moyens de contact\u00a0: supprimez-en un d’abord.`,
  );
};

/**
 * Writes a contact mean that was judged, of a student whose row is locked, -1 being a new one; resolves to its number.
 * 404 when it is not hers, 409 when she has too many. `aConfirmer`: an e-mail address that nobody proved.
 */
export const storeContactMean = async (
  tx: Tx,
  etudiantId: number,
  mean: ContactMeanWrite,
  { aConfirmer = false }: { aConfirmer?: boolean } = {},
): Promise<number> => {
  const write = { ...mean, aConfirmer };
  if (write.MoyenContactID !== -1) {
    if (!(await updateContactMean(tx, etudiantId, write))) throw unknownMean();
    return write.MoyenContactID;
  }
  await requireRoomForMean(tx, etudiantId);
  return insertContactMean(tx, etudiantId, write);
};

/** Deletes a contact mean of the student, the last one too (CONTRACT §2); 404 when it is not hers. */
export const dropContactMean = async (tx: Tx, etudiantId: number, id: number): Promise<void> => {
  if (!(await deleteContactMean(tx, etudiantId, id))) throw unknownMean();
};

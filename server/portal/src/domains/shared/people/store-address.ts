import type { Tx } from 'server-kernel/db/client';
import { conflict, invalid, notFound } from 'server-kernel/errors';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import { FIELD_MESSAGES } from 'shared-contract/base/field-messages';
import { MAX_CONTACT_LINES } from 'shared-contract/base/limits';
import { postcodeQuestions } from 'shared-contract/base/plausibility';
import type { FieldProblem } from 'shared-contract/base/problem';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { AddressWrite } from 'shared-contract/contacts/schemas';
import {
  countAddresses,
  deleteAddress,
  findAddressChoices,
  insertAddress,
  updateAddress,
} from './addresses.queries';

export const unknownAddress = () => notFound('Cette adresse n’existe pas ou n’est pas la vôtre.');

const CHOICE = FIELD_MESSAGES.badChoice;

const validateAddress = async (tx: Tx, write: AddressWrite): Promise<void> => {
  const known = await findAddressChoices(tx, write);
  const errors: FieldProblem[] = [];
  if (known.pays === null) errors.push({ path: 'PaysID', message: CHOICE });
  if (!known.type) errors.push({ path: 'TypeAdresseID', message: CHOICE });
  if (errors.length > 0) throw invalid(errors);
  requireConfirmed(postcodeQuestions(write.AdresseCodePostal, known.pays), write.Confirmations);
};

/**
 * Writes an address of a student whose row is locked, -1 being a new one; resolves to its number. 422 for an unknown
 * choice, 404 when it is not hers, 409 when she has too many or with the questions that are still open.
 */
export const storeAddress = async (tx: Tx, etudiantId: number, write: AddressWrite): Promise<number> => {
  await validateAddress(tx, write);
  if (write.AdresseID !== -1) {
    if (!(await updateAddress(tx, etudiantId, write))) throw unknownAddress();
    return write.AdresseID;
  }
  if ((await countAddresses(tx, etudiantId)) >= MAX_CONTACT_LINES) {
    throw conflict(
      PROBLEM_CODES.listFull,
      `Vous avez déjà ${MAX_CONTACT_LINES} adresses\u00a0: supprimez-en une d’abord.`,
    );
  }
  return insertAddress(tx, etudiantId, write);
};

/** Deletes an address of the student, the last one too (CONTRACT §2); 404 when it is not hers. */
export const dropAddress = async (tx: Tx, etudiantId: number, id: number): Promise<void> => {
  if (!(await deleteAddress(tx, etudiantId, id))) throw unknownAddress();
};

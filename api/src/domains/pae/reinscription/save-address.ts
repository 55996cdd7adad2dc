import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MOST_CONTACT_LINES } from 'shared-contract/base/limits';
import type { FieldProblem } from 'shared-contract/base/problem';
import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import { FIELD_MESSAGES } from 'shared-contract/base/schema-types';
import type { AddressWrite } from 'shared-contract/reinscription/schemas';
import type { Tx } from '../../../db/client';
import { conflict, invalid, notFound } from '../../../errors';
import {
  countAddresses,
  deleteAddress,
  insertAddress,
  knowsAddressChoices,
  updateAddress,
} from './addresses.queries';
import { inOpenDossier } from './dossier.policy';
import { saveStep } from './dossier.queries';

export const unknownAddress = () => notFound('Cette adresse n’existe pas ou n’est pas la vôtre.');

const CHOICE = FIELD_MESSAGES.badChoice;

const checkChoices = async (tx: Tx, write: AddressWrite): Promise<void> => {
  const known = await knowsAddressChoices(tx, write);
  const errors: FieldProblem[] = [];
  if (!known.pays) errors.push({ path: 'PaysID', message: CHOICE });
  if (!known.type) errors.push({ path: 'TypeAdresseID', message: CHOICE });
  if (errors.length > 0) throw invalid(errors);
};

const store = async (tx: Tx, etudiantId: number, write: AddressWrite): Promise<number> => {
  if (write.AdresseID !== -1) {
    if (!(await updateAddress(tx, etudiantId, write))) throw unknownAddress();
    return write.AdresseID;
  }
  if ((await countAddresses(tx, etudiantId)) >= MOST_CONTACT_LINES) {
    throw conflict(
      PROBLEM_CODES.listFull,
      `Vous avez déjà ${MOST_CONTACT_LINES} adresses\u00a0: supprimez-en une d’abord.`,
    );
  }
  return insertAddress(tx, etudiantId, write);
};

/** Writes an address of the student, -1 being a new one; resolves to its number. */
export const saveAddress = (
  app: FastifyInstance,
  request: FastifyRequest,
  write: AddressWrite,
): Promise<number> =>
  inOpenDossier(app, request, async (tx, { etudiantId, etape }) => {
    await checkChoices(tx, write);
    const id = await store(tx, etudiantId, write);
    await saveStep(tx, etudiantId, Math.max(etape, 1));
    await app.audit.record(
      request,
      { action: 'adresse.enregistree', etudiantId, target: `adresse:${id}` },
      tx,
    );
    return id;
  });

/** Deletes an address of the student, the last one too (CONTRACT §2). */
export const removeAddress = (app: FastifyInstance, request: FastifyRequest, id: number): Promise<void> =>
  inOpenDossier(app, request, async (tx, { etudiantId }) => {
    if (!(await deleteAddress(tx, etudiantId, id))) throw unknownAddress();
    await app.audit.record(request, { action: 'adresse.supprimee', etudiantId, target: `adresse:${id}` }, tx);
  });

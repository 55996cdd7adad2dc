import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MOST_CONTACT_LINES } from 'shared-contract/base/limits';
import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import { FIELD_MESSAGES } from 'shared-contract/base/schema-types';
import { contactValueProblem } from 'shared-contract/reinscription/reinscription';
import type { ContactMeanWrite } from 'shared-contract/reinscription/schemas';
import type { Tx } from '../../../db/client';
import { conflict, invalid, notFound } from '../../../errors';
import {
  countContactMeans,
  deleteContactMean,
  findContactType,
  insertContactMean,
  updateContactMean,
} from './contact-means.queries';
import { inOpenDossier } from './dossier.policy';
import { saveStep } from './dossier.queries';

export const unknownMean = () => notFound('Ce moyen de contact n’existe pas ou n’est pas le vôtre.');

const checkType = async (tx: Tx, write: ContactMeanWrite): Promise<void> => {
  const type = await findContactType(tx, write.TypeMoyenContactID);
  if (type === null) {
    throw invalid([{ path: 'TypeMoyenContactID', message: FIELD_MESSAGES.badChoice }]);
  }
  const problem = contactValueProblem(type, write.MoyenContactValeur);
  if (problem) throw invalid([{ path: 'MoyenContactValeur', message: problem }], problem);
};

const store = async (tx: Tx, etudiantId: number, write: ContactMeanWrite): Promise<number> => {
  if (write.MoyenContactID !== -1) {
    if (!(await updateContactMean(tx, etudiantId, write))) throw unknownMean();
    return write.MoyenContactID;
  }
  if ((await countContactMeans(tx, etudiantId)) >= MOST_CONTACT_LINES) {
    throw conflict(
      PROBLEM_CODES.listFull,
      `Vous avez déjà ${MOST_CONTACT_LINES} moyens de contact\u00a0: supprimez-en un d’abord.`,
    );
  }
  return insertContactMean(tx, etudiantId, write);
};

/** Writes a contact mean of the student, -1 being a new one; resolves to its number. */
export const saveContactMean = (
  app: FastifyInstance,
  request: FastifyRequest,
  write: ContactMeanWrite,
): Promise<number> =>
  inOpenDossier(app, request, async (tx, { etudiantId, etape }) => {
    await checkType(tx, write);
    const id = await store(tx, etudiantId, write);
    await saveStep(tx, etudiantId, Math.max(etape, 2));
    await app.audit.record(
      request,
      { action: 'contact.enregistre', etudiantId, target: `contact:${id}` },
      tx,
    );
    return id;
  });

/** Deletes a contact mean of the student, the last one too (CONTRACT §2). */
export const removeContactMean = (app: FastifyInstance, request: FastifyRequest, id: number): Promise<void> =>
  inOpenDossier(app, request, async (tx, { etudiantId }) => {
    if (!(await deleteContactMean(tx, etudiantId, id))) throw unknownMean();
    await app.audit.record(request, { action: 'contact.supprime', etudiantId, target: `contact:${id}` }, tx);
  });

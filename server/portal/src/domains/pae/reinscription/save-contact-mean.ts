import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContactMeanWrite } from 'shared-contract/reinscription/schemas';
import {
  dropContactMean,
  storeContactMean,
  validateContactMean,
} from '../../shared/people/store-contact-mean';
import { inOpenDossier } from './dossier.policy';
import { saveStep } from './dossier.queries';

/** Writes a contact mean of the student, -1 being a new one; resolves to its number. */
export const saveContactMean = (
  app: FastifyInstance,
  request: FastifyRequest,
  write: ContactMeanWrite,
): Promise<number> =>
  inOpenDossier(app, request, async (tx, { etudiantId, etape }) => {
    await validateContactMean(tx, write);
    const id = await storeContactMean(tx, etudiantId, write);
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
    await dropContactMean(tx, etudiantId, id);
    await app.audit.record(request, { action: 'contact.supprime', etudiantId, target: `contact:${id}` }, tx);
  });

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';
import type { ContactMeanWrite } from 'shared-contract/reinscription/schemas';
import { findRecipient } from '../../shared/outbox/recipient.queries';
import { awaitProof, isProvenEmail } from '../../shared/people/await-proof';
import {
  dropContactMean,
  storeContactMean,
  validateContactMean,
} from '../../shared/people/store-contact-mean';
import { inOpenDossier } from './dossier.policy';
import { saveStep } from './dossier.queries';

/**
 * Writes a contact mean of the student, -1 being a new one; resolves to its number. A new e-mail address is in the file at
 * once (S1 §5) and counts after a code, as everywhere (CONTRACT §7.2).
 */
export const saveContactMean = (
  app: FastifyInstance,
  request: FastifyRequest,
  write: ContactMeanWrite,
): Promise<number> =>
  inOpenDossier(app, request, async (tx, { etudiantId, etape }) => {
    const usage = await validateContactMean(tx, write);
    const aConfirmer =
      usage === EMAIL_USAGE && !(await isProvenEmail(tx, etudiantId, write.MoyenContactValeur));
    const former = await findRecipient(tx, etudiantId);
    const id = await storeContactMean(tx, etudiantId, write, { aConfirmer });
    if (aConfirmer)
      await awaitProof(tx, { ...write, MoyenContactID: id }, { etudiantId, former, now: app.clock.now() });
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

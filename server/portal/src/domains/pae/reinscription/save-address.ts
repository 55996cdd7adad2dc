import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AddressWrite } from 'shared-contract/reinscription/schemas';
import { dropAddress, storeAddress } from '../../shared/people/store-address';
import { inOpenDossier } from './dossier.policy';
import { saveStep } from './dossier.queries';

/** Writes an address of the student, -1 being a new one; resolves to its number. */
export const saveAddress = (
  app: FastifyInstance,
  request: FastifyRequest,
  write: AddressWrite,
): Promise<number> =>
  inOpenDossier(app, request, async (tx, { etudiantId, etape }) => {
    const id = await storeAddress(tx, etudiantId, write);
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
    await dropAddress(tx, etudiantId, id);
    await app.audit.record(request, { action: 'adresse.supprimee', etudiantId, target: `adresse:${id}` }, tx);
  });

import type { FastifyInstance } from 'fastify';
import { ownerOf } from 'server-kernel/files/receiving/upload.policy';
import { serve } from 'server-kernel/plugins/serve';
import { fileRoutes } from 'shared-contract/files/routes';
import { depositFingerprint } from './deposit-fingerprint';

/** Fingerprints of files that are about to be sent. */
export const depositsModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, fileRoutes.depositFingerprint, ({ request, body }) => {
    const owner = ownerOf(request);
    const { etudiantId } = owner;
    return depositFingerprint(app.db, owner, body.Empreinte, {
      now: app.clock.now(),
      audit: (tx, target) =>
        app.audit.record(request, { action: 'fichier.empreinte', etudiantId, target }, tx),
      onSame: () => app.audit.unchanged(request),
    });
  });
};

import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { viewingPurpose } from 'server-kernel/audit/purposes';
import { notFound } from 'server-kernel/errors';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { startupRoutes } from 'shared-contract/portal/routes';
import { securityRoutes } from 'shared-contract/security/routes';
import { setViewed } from '../auth/sessions.queries';
import { acceptPrivacy } from './security.queries';
import { securityInfos, versionInfo } from './startup';

/** Asked by every open page, whoever reads it. */
const ARRIVAL = { rateLimit: 'arrival' } as const;

const registerReads = (app: FastifyInstance) => {
  const isConnected = async (request: FastifyRequest) => (await request.identify()) !== null;
  serve(
    app,
    startupRoutes.status,
    async ({ request }) => ({ connected: await isConnected(request) }),
    ARRIVAL,
  );
  serve(app, startupRoutes.version, () => versionInfo(app), ARRIVAL);
  serve(app, startupRoutes.infos, ({ request }) => securityInfos(app, principalOf(request)));
  serve(app, startupRoutes.access, ({ request }) => app.rights.rights(principalOf(request)));
  serve(app, startupRoutes.events, ({ request }) => app.rights.events(principalOf(request), app.clock.now()));
};

/** Identity, rights and student in view (CONTRACT §2, §3). */
export const securityModule = async (app: FastifyInstance): Promise<void> => {
  registerReads(app);

  serve(app, securityRoutes.acceptPrivacy, async ({ request }) => {
    const { userId, isRgpd, etudiantId } = principalOf(request);
    const version = app.institution.privacyVersion;
    if (isRgpd) {
      app.audit.unchanged(request);
      return null;
    }
    await app.db.transaction(async (tx) => {
      await acceptPrivacy(tx, userId, version, app.clock.now());
      const entry = { action: 'vie_privee.acceptee', etudiantId, target: `version:${version}` } as const;
      await app.audit.record(request, entry, tx);
    });
    return null;
  });

  serve(app, securityRoutes.viewStudent, async ({ request, params: { matricule }, body }) => {
    const { session } = request;
    const seen = await app.rights.findPrincipal(principalOf(request).userId, matricule);
    if (!seen?.viewing || seen.matricule !== matricule || !session) {
      await app.audit.record(request, { action: 'refus.introuvable', target: `matricule:${matricule}` });
      throw notFound('Aucun étudiant n’a ce matricule.');
    }
    const purpose = body.Motif.trim();
    await app.db.transaction(async (tx) => {
      await setViewed(tx, session.idHash, { id: randomUUID(), matricule, purpose });
      const { etudiantId } = seen;
      await app.audit.record(request, { action: 'dossier.consulte', etudiantId, purpose }, tx);
    });
    return null;
  });

  serve(app, securityRoutes.leaveStudent, async ({ request }) => {
    const { viewing, etudiantId } = principalOf(request);
    const { session } = request;
    if (!viewing) app.audit.unchanged(request);
    if (!session) return null;
    await app.db.transaction(async (tx) => {
      await setViewed(tx, session.idHash, null);
      const entry = { action: 'dossier.quitte', etudiantId, purpose: viewingPurpose(request) } as const;
      if (viewing) await app.audit.record(request, entry, tx);
    });
    return null;
  });
};

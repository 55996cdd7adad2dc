import type { FastifyInstance } from 'fastify';
import { startupRoutes } from 'shared-contract/portal/routes';
import { securityRoutes } from 'shared-contract/security/routes';
import { notFound } from '../../errors';
import { principalOf } from '../../plugins/access';
import { serve } from '../../plugins/serve';
import { VIEWING_PURPOSE } from '../audit/purposes';
import { setViewed } from '../auth/sessions.queries';
import { acceptPrivacy } from './security.queries';
import { securityInfos, versionInfo } from './startup';

const registerReads = (app: FastifyInstance) => {
  serve(app, startupRoutes.status, async ({ request }) => ({
    connected: (await request.identify()) !== null,
  }));
  serve(app, startupRoutes.version, () => versionInfo(app));
  serve(app, startupRoutes.infos, ({ request }) => securityInfos(app, principalOf(request)));
  serve(app, startupRoutes.access, ({ request }) => app.rights.rights(principalOf(request)));
  serve(app, startupRoutes.events, ({ request }) => app.rights.events(principalOf(request), app.clock.now()));
};

/** Who is signed in, what she may do, whose file is in view (CONTRACT §2, §3). */
export const securityModule = async (app: FastifyInstance): Promise<void> => {
  registerReads(app);

  serve(app, securityRoutes.acceptPrivacy, async ({ request }) => {
    const { userId } = principalOf(request);
    await acceptPrivacy(app.db.orm, userId, app.institution.privacyVersion, app.clock.now());
    return null;
  });

  serve(app, securityRoutes.viewStudent, async ({ request, params: { matricule } }) => {
    const seen = await app.rights.findPrincipal(principalOf(request).userId, matricule);
    if (!seen?.viewing || seen.matricule !== matricule || !request.session) {
      await app.audit.record(request, { action: 'refus.introuvable', target: `matricule:${matricule}` });
      throw notFound('Aucun étudiant n’a ce matricule.');
    }
    await setViewed(app.db.orm, request.session.idHash, matricule);
    await app.audit.record(request, {
      action: 'dossier.consulte',
      etudiantId: seen.etudiantId,
      purpose: VIEWING_PURPOSE,
    });
    return null;
  });

  serve(app, securityRoutes.leaveStudent, async ({ request }) => {
    const { viewing, etudiantId } = principalOf(request);
    if (request.session) await setViewed(app.db.orm, request.session.idHash, null);
    if (viewing) await app.audit.record(request, { action: 'dossier.quitte', etudiantId });
    return null;
  });
};

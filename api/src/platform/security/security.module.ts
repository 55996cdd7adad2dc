import type { FastifyInstance } from 'fastify';
import type { Access } from 'shared-contract/base/access';
import { notFound } from '../../errors';
import { principalOf } from '../../plugins/access';
import { VIEWING_PURPOSE } from '../audit/purposes';
import { setViewed } from '../auth/sessions.queries';
import { AccessAnswer, EventsAnswer, InfosAnswer, StatusAnswer, VersionAnswer } from './security.answers';
import { acceptPrivacy } from './security.queries';
import { securityInfos, versionInfo } from './startup';

const STARTUP = { access: { session: true, startup: true } } as const;
const SWITCH: { access: Access } = { access: { roles: ['admin', 'programmes'], whileViewing: true } };

const MatriculeParams = {
  type: 'object',
  properties: { matricule: { type: 'string', pattern: '^[0-9]{1,8}$' } },
} as const;

const registerReads = (app: FastifyInstance) => {
  app.get(
    '/security/status',
    { config: { access: { open: true } }, schema: { response: { 200: StatusAnswer } } },
    async (request) => ({ connected: (await request.identify()) !== null }),
  );
  app.get(
    '/version',
    { config: { access: { open: true } }, schema: { response: { 200: VersionAnswer } } },
    () => versionInfo(app),
  );
  app.get('/security/infos', { config: STARTUP, schema: { response: { 200: InfosAnswer } } }, (request) =>
    securityInfos(app, principalOf(request)),
  );
  app.get('/security/access', { config: STARTUP, schema: { response: { 200: AccessAnswer } } }, (request) =>
    app.rights.rights(principalOf(request)),
  );
  app.get('/events/access', { config: STARTUP, schema: { response: { 200: EventsAnswer } } }, (request) =>
    app.rights.events(principalOf(request), app.clock.now()),
  );
};

/** Who is signed in, what she may do, whose file is in view (CONTRACT §2, §3). */
export const securityModule = async (app: FastifyInstance): Promise<void> => {
  registerReads(app);

  app.post(
    '/security/RGPD',
    { config: { access: { roles: ['student'], beforePrivacy: true, whenBlocked: true } } },
    async (request, reply) => {
      const { userId } = principalOf(request);
      await acceptPrivacy(app.db.orm, userId, app.institution.privacyVersion, app.clock.now());
      return reply.code(204).send();
    },
  );

  app.post<{ Params: { matricule: string } }>(
    '/security/matricule/:matricule',
    { config: SWITCH, schema: { params: MatriculeParams } },
    async (request, reply) => {
      const { matricule } = request.params;
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
      return reply.code(204).send();
    },
  );

  app.delete('/security/matricule', { config: SWITCH }, async (request, reply) => {
    const { viewing, etudiantId } = principalOf(request);
    if (request.session) await setViewed(app.db.orm, request.session.idHash, null);
    if (viewing) await app.audit.record(request, { action: 'dossier.quitte', etudiantId });
    return reply.code(204).send();
  });
};

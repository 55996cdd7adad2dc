import type { FastifyInstance } from 'fastify';
import { remoteFailureSchema } from 'shared-contract/platform-schemas';
import { validBody } from '../../plugins/valid-body';
import { insertRemoteFailure } from './federation.queries';

/** POST /federation/report: a remote failed in someone's browser; operators see it in the logs. */
export const federationModule = async (app: FastifyInstance): Promise<void> => {
  app.post(
    '/federation/report',
    {
      bodyLimit: 2048,
      config: {
        access: { session: true, startup: true, whileViewing: true },
        body: remoteFailureSchema,
      },
    },
    async (request, reply) => {
      const { name, version, kind, phase } = validBody(remoteFailureSchema, request.body);
      const known = (await app.releases.current()).remotes.some(({ entry }) => entry.name === name);
      if (known) {
        request.log.warn({ remote: name, version, kind, phase }, 'a remote failed in a browser');
        const report = { name, version: version ?? null, kind, phase };
        await insertRemoteFailure(app.db.orm, { at: app.clock.now(), ...report });
      }
      return reply.code(204).send();
    },
  );
};

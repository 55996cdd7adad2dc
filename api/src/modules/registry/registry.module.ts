import type { FastifyInstance } from 'fastify';
import { principalOf } from '../../plugins/access';
import { registryFor } from './registry.policy';
import { RegistrySchema } from './release-schemas';

/** GET /registry.json at the root of the origin: the signed-in user's remotes (CONTRACT §3). */
export const registryModule = async (app: FastifyInstance): Promise<void> => {
  app.get(
    '/registry.json',
    {
      config: { access: { session: true, startup: true } },
      schema: { response: { 200: RegistrySchema } },
    },
    async (request) => registryFor(await app.releases.current(), principalOf(request)),
  );
};

import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { principalOf } from 'server-kernel/plugins/access';
import type { Registry } from 'shared-contract';
import { RegistrySchema } from './release-schemas';
import { resolveRegistry } from './testers/resolve';

/** Mark of a person's registry: each of her pages asks for it, and an unchanged one is not sent. */
const etagOf = (registry: Registry): string =>
  `W/"${createHash('sha256').update(JSON.stringify(registry)).digest('base64url')}"`;

/** GET /registry.json at the root of the origin: the signed-in user's remotes (CONTRACT §3). */
export const registryModule = async (app: FastifyInstance): Promise<void> => {
  app.get(
    '/registry.json',
    {
      config: { access: { session: true, startup: true }, isUnasked: true },
      schema: { response: { 200: RegistrySchema, 304: Type.Null({ description: 'Inchangé' }) } },
    },
    async (request, reply) => {
      const registry = await resolveRegistry(request, principalOf(request));
      const mark = etagOf(registry);
      reply.header('cache-control', 'private, no-cache').header('etag', mark);
      return request.headers['if-none-match'] === mark ? reply.code(304).send() : registry;
    },
  );
};

import type { FastifyRequest } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import type { Registry } from 'shared-contract';
import { registryFor } from '../registry.policy';

/** The registry of one person in this browser: with the published versions that she tries in place of everybody's. */
export const resolveRegistry = async (request: FastifyRequest, principal: Principal): Promise<Registry> => {
  const { releases, testers } = request.server;
  const registry = registryFor(await releases.current(), principal);
  const choices = await testers.choicesOf(request, principal);
  const remotes = await Promise.all(
    registry.remotes.map(async (entry) => {
      const version = choices[entry.name];
      return (version && (await releases.testEntry(entry.name, version))) || entry;
    }),
  );
  return { ...registry, remotes };
};

import type { Registry, Role } from 'shared-contract';

const VERIFICATIONS_REMOTE = 'mf-verifications';

/** Staff who only verify files are told of one remote: no byte of another is ever fetched. */
export const registryFor = (registry: Registry, roles: Role[]): Registry => {
  const isVerifierOnly = roles.length > 0 && roles.every((role) => role === 'verifications');
  return isVerifierOnly
    ? { ...registry, remotes: registry.remotes.filter(({ name }) => name === VERIFICATIONS_REMOTE) }
    : registry;
};

/** The active version of each remote, for GET /version. */
export const versionsOf = (registry: Registry): Record<string, string> =>
  Object.fromEntries(
    registry.remotes.flatMap(({ name, release }): [string, string][] =>
      release ? [[name, release.version]] : [],
    ),
  );

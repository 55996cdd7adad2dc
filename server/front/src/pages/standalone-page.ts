import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import { registryFor } from '../registry/registry.policy';
import { createShellAssets, type ShellAssets } from './shell-assets';

const REMOTE = 'mf-verifications';

/** True for those whom the verification space is for (CONTRACT §5.15); students among them in good standing. */
export const mayVerify = ({ roles, isActive, isBlocked, isRgpd }: Principal): boolean =>
  roles.some((role) => role !== 'student') &&
  (!roles.includes('student') || (isActive && !isBlocked && isRgpd));

/** Scripts of the remote's own page, in the version that this person has; null while it is closed or not built. */
export const readStandalone = async (
  app: FastifyInstance,
  principal: Principal,
): Promise<ShellAssets | null> => {
  const { remotes } = registryFor(await app.releases.current(), principal);
  const active = remotes.find(({ name, enabled }) => name === REMOTE && enabled)?.release;
  if (!active) return null;
  return createShellAssets(join(app.config.releasesDir, REMOTE, active.version, 'standalone.json'))();
};

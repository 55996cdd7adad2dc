import { join } from 'node:path';
import { folderOf } from 'tooling/webpack/paths';
import { checkBuild } from '../checks/release-checks.mjs';
import { Refusal } from '../refusal.mjs';

/**
 * Builds a remote, or takes the build of `--dist`, and brings it to a path that never changes. Activates nothing.
 *
 * @param {Pick<import('./options.mjs').Options, 'store' | 'remote' | 'dist' | 'contract'>} options
 */
export const publish = async ({ remote, dist, store, contract }) => {
  if (!dist) {
    const { ensureBuilt } = await import('tooling/webpack/build');
    await ensureBuilt(remote, 'production');
  }
  const folder = dist ?? join(folderOf(remote), 'dist');
  const { version, bytes } = checkBuild(remote, folder, contract);
  if (!(await store.publish(folder, remote, version)))
    throw new Refusal('deja-publiee', `${remote} ${version} est déjà publiée : rien n’est écrasé.`);
  return `${remote} ${version} publiée (${bytes} octets à la première visite). Pour l’activer : portalctl promote ${remote} ${version}`;
};

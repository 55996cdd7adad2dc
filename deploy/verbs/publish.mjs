import { join } from 'node:path';
import { folderOf } from 'tooling/build/paths';
import { checkConflicts } from '../checks/conflicts.mjs';
import { checkBuild, checkShellBuild } from '../checks/release-checks.mjs';
import { checkShared } from '../checks/shared-in-service.mjs';
import { Refusal } from '../refusal.mjs';
import { ownShellFile, SHELL } from '../shell-release.mjs';

/** @typedef {import('./options.mjs').Options} Options */

/** @type {(options: { folder: string } & Pick<Options, 'store' | 'remote' | 'contract'>) => Promise<{ version: string, weight: string }>} */
const judge = async ({ folder, remote, store, contract }) => {
  if (remote === SHELL) return { version: checkShellBuild(folder), weight: '' };
  const { manifest, version, bytes } = checkBuild(remote, folder, contract);
  await checkConflicts(store, manifest);
  return { version, weight: ` (${bytes} octets à la première visite)` };
};

/**
 * Builds a remote or the shell, or takes the build of `--dist`, and brings it to a path that never changes. Activates nothing.
 *
 * @param {Pick<Options, 'store' | 'remote' | 'dist' | 'contract'>} options
 */
export const publish = async ({ remote, dist, store, contract }) => {
  if (!dist) {
    if (remote === SHELL) ownShellFile('paths.json');
    else await checkShared(store);
    const { ensureBuilt } = await import('tooling/build/build-packages');
    await ensureBuilt(remote, 'production');
  }
  const folder = dist ?? join(folderOf(remote), 'dist');
  const { version, weight } = await judge({ folder, remote, store, contract });
  if (!(await store.publish(folder, remote, version)))
    throw new Refusal('deja-publiee', `${remote} ${version} est déjà publiée : rien n’est écrasé.`);
  return `${remote} ${version} publiée${weight}. Pour l’activer : portalctl promote ${remote} ${version}`;
};

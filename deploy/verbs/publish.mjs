import { join } from 'node:path';
import { toChange } from 'tooling/build/dev/still-generated';
import { whileSaying } from 'tooling/build/node/progress';
import { folderOf } from 'tooling/build/paths';
import { checkConflicts } from '../checks/conflicts.mjs';
import { checkBuild, checkShellBuild } from '../checks/release-checks.mjs';
import { activatedTogether } from '../checks/set-command.mjs';
import { awaitedShared } from '../checks/shared-in-service.mjs';
import { Refusal } from '../refusal.mjs';
import { ownShellFile, SHELL } from '../shell-release.mjs';

/** @typedef {import('./options.mjs').Options} Options */

/** @type {(options: { folder: string, isInSet: boolean } & Pick<Options, 'store' | 'remote' | 'contract'>) => Promise<{ version: string, weight: string, awaited: string | null, range: string }>} */
const judge = async ({ folder, remote, store, contract, isInSet }) => {
  if (remote === SHELL) return { version: checkShellBuild(folder), weight: '', awaited: null, range: '' };
  const { manifest, version, bytes, awaited } = checkBuild(remote, folder, contract);
  // Those of a set may take over each other's addresses: they are judged together when it is activated.
  if (!isInSet) await checkConflicts(store, manifest);
  const weight = ` (${bytes} octets à la première visite)`;
  return { version, weight, awaited, range: manifest.requires.contract };
};

/**
 * Builds a remote or the shell, or takes the build of `--dist`, and brings it to a path that never changes. Activates nothing: what
 * needs a newer shell than the one in service is published all the same, and says what it waits for.
 *
 * @param {Pick<Options, 'store' | 'remote' | 'dist' | 'contract'> & { isInSet?: boolean }} options
 */
export const publish = async ({ remote, dist, store, contract, isInSet = false }) => {
  let awaitedModules = null;
  let reminder = '';
  if (!dist) {
    if (remote === SHELL) ownShellFile('paths.json');
    else awaitedModules = await awaitedShared(store);
    const { ensureBuilt } = await import('tooling/build/build-packages');
    await whileSaying(`Construction de ${remote}`, ensureBuilt(remote, 'production'), { say: console.error });
    reminder = toChange(folderOf(remote));
  }
  const folder = dist ?? join(folderOf(remote), 'dist');
  const { version, weight, range, ...judged } = await judge({ folder, remote, store, contract, isInSet });
  if (!(await store.publish(folder, remote, version)))
    throw new Refusal('deja-publiee', `${remote} ${version} est déjà publiée : rien n’est écrasé.`);
  if (reminder) console.error(reminder);
  const said = `${remote} ${version} publiée${weight}.`;
  if (isInSet) return said;
  const awaited = judged.awaited ?? awaitedModules;
  if (!awaited) return `${said} Pour l’activer : portalctl promote ${remote} ${version}`;
  const remedy = await activatedTogether(store, { remote, version, contract: range });
  return `${said} Elle attend un autre shell que celui en service : ${awaited} ${remedy}`;
};

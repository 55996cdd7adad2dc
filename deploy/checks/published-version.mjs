import { isManifest } from '../published.mjs';
import { Refusal } from '../refusal.mjs';
import { SHELL } from '../shell-release.mjs';
import { checkConflicts } from './conflicts.mjs';
import { checkContract } from './release-checks.mjs';
import { activatedTogether } from './set-command.mjs';
import { checkShared } from './shared-in-service.mjs';

/**
 * Among what a version is to serve.
 *
 * @typedef {object} Company
 * @property {string} contract version that its shell speaks
 * @property {string | null | undefined} shell version of its shell
 * @property {Record<string, string>} [set] versions that come into service with it
 */

/** @type {(store: import('release-store').ReleaseStore, version: string) => Promise<void>} */
const checkShell = async (store, version) => {
  if (await store.read(SHELL, version, 'assets.json')) return store.verify(SHELL, version);
  throw new Refusal('inconnue', `shell ${version} n’est pas publié.`);
};

/**
 * Refuses a version that is not published, that nobody who may has signed, or that does not fit what it is to serve among.
 *
 * @type {(store: import('release-store').ReleaseStore, remote: string, version: string, among: Company) => Promise<void>}
 */
export const checkPublished = async (store, remote, version, { contract, shell, set }) => {
  if (remote === SHELL) return checkShell(store, version);
  const manifest = await store.read(remote, version, 'portal.json');
  const release = await store.read(remote, version, 'release.json');
  if (!isManifest(manifest) || !release)
    throw new Refusal('inconnue', `${remote} ${version} n’est pas publiée.`);
  await store.verify(remote, version);
  const remedy = await activatedTogether(store, { remote, version, contract: manifest.requires.contract });
  checkContract(manifest, contract, remedy);
  await checkShared(store, release, { shell, remedy });
  await checkConflicts(store, manifest, set);
};

import { isManifest } from '../published.mjs';
import { Refusal } from '../refusal.mjs';
import { SHELL, shellInService } from '../shell-release.mjs';
import { deployed } from '../verbs/deployed.mjs';
import { contractOfShell } from './contract-in-service.mjs';
import { isInRange } from './release-checks.mjs';

/** @typedef {import('release-store').ReleaseStore} ReleaseStore */

/** @type {(store: ReleaseStore, remote: string, version: string, contract: string) => Promise<string[]>} */
const misfit = async (store, remote, version, contract) => {
  const manifest = await store.read(remote, version, 'portal.json');
  if (!isManifest(manifest) || isInRange(contract, manifest.requires.contract)) return [];
  return [`${remote} ${version} demande le contrat ${manifest.requires.contract}`];
};

/** @type {(store: ReleaseStore, contract: string) => Promise<string[]>} */
const misfitsInService = async (store, contract) => {
  const shown = (await deployed(store)).flatMap((versions) => Object.entries(versions));
  const found = await Promise.all(shown.map(([remote, version]) => misfit(store, remote, version, contract)));
  return found.flat();
};

/**
 * Refuses to return to a version that does not speak the contract of what is in service: a page would lose its domains, or
 * a domain its page. Nothing is opened: what is read is what each says of itself.
 *
 * @param {ReleaseStore} store
 * @param {string} remote
 * @param {string} version to return to
 */
export const checkFits = async (store, remote, version) => {
  const { [SHELL]: shell } = remote === SHELL ? { [SHELL]: version } : await shellInService(store);
  if (!shell) return;
  const contract = await contractOfShell(store, shell);
  const misfits =
    remote === SHELL
      ? await misfitsInService(store, contract)
      : await misfit(store, remote, version, contract);
  if (misfits.length > 0)
    throw new Refusal(
      'contrat',
      `${misfits.join(' ; ')} ; shell ${shell} parle ${contract}. Revenez sur tout le lot : portalctl rollback --set, ou d’abord sur chaque domaine : portalctl rollback <domaine>.`,
    );
};

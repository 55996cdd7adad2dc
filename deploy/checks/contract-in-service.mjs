import { contractVersion } from 'tooling/webpack/release/contract-version';
import { Refusal } from '../refusal.mjs';
import { BUILT, SHELL } from '../shell-release.mjs';

/** The portal's own word: it answers at once or it is not there. Milliseconds. */
const TIMEOUT = 5000;

/** @type {(value: unknown) => string | null} */
const contractIn = (value) => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, 'contract') : null;
  return typeof found === 'string' ? found : null;
};

/** @type {(portal: string) => Promise<string>} */
const askPortal = async (portal) => {
  try {
    const answer = await fetch(new URL('/api/v1/version', portal), { signal: AbortSignal.timeout(TIMEOUT) });
    const contract = contractIn(await answer.json());
    if (answer.ok && contract) return contract;
  } catch {
    // Said below, as for an answer that says nothing.
  }
  throw new Refusal('portail', `${portal} ne dit pas quel contrat il parle.`);
};

/**
 * Version of the contract that a shell speaks: a published one, or the one that this working copy built.
 *
 * @param {import('release-store').ReleaseStore} store
 * @param {string} version
 */
export const contractOfShell = async (store, version) =>
  contractIn(version === BUILT ? null : await store.read(SHELL, version, 'release.json')) ??
  contractVersion();

/**
 * Version of the contract that the portal in service speaks: what the portal of PORTAL_URL says of itself, else the shell
 * that the store has in service, else the shell of this working copy, where none is published yet.
 *
 * @param {import('release-store').ReleaseStore} store
 * @param {string | undefined} portal address
 * @returns {Promise<string>}
 */
export const contractInService = async (store, portal) => {
  if (portal) return askPortal(portal);
  const version = (await store.registry()).remotes[SHELL]?.version;
  return contractOfShell(store, version ?? BUILT);
};

import { contractVersion } from 'tooling/build/release/contract-version';
import { Refusal } from '../refusal.mjs';
import { BUILT, SHELL } from '../shell-release.mjs';
import { isInRange } from './release-checks.mjs';

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
 * Of two versions of one major, the older: what fits it fits the other too.
 *
 * @type {(one: string, other: string) => string}
 */
const older = (one, other) => (isInRange(one, `^${other}`) ? other : one);

/**
 * Version of the contract that the portal in service speaks. The portal of PORTAL_URL says that of its server, which may
 * not be that of the shell in service: a domain needs both. Without an address it is the shell's, and the one of this working
 * copy where none is published yet. `shell` is the version of one that is to come into service.
 *
 * @param {import('release-store').ReleaseStore} store
 * @param {string | undefined} portal address
 * @param {string} [shell]
 * @returns {Promise<string>}
 */
export const contractInService = async (store, portal, shell) => {
  const version = shell ?? (await store.registry()).remotes[SHELL]?.version;
  if (!portal) return contractOfShell(store, version ?? BUILT);
  const asked = await askPortal(portal);
  return version ? older(asked, await contractOfShell(store, version)) : asked;
};

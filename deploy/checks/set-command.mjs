import { SHELL } from '../shell-release.mjs';
import { contractOfShell } from './contract-in-service.mjs';
import { isInRange } from './release-checks.mjs';

/** How a person names a version that she is to look up. */
const UNKNOWN = '<version>';

/** @type {(versions: Record<string, string>) => string} */
export const setCommand = (versions) =>
  `portalctl promote --set ${Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ')}`;

/**
 * The newest published shell that speaks a contract.
 *
 * @type {(store: import('release-store').ReleaseStore, range: string) => Promise<string>}
 */
const shellFor = async (store, range) => {
  const known = (await store.versions(SHELL)).toSorted((one, other) => other.at - one.at);
  for (const { version } of known)
    if (isInRange(await contractOfShell(store, version), range)) return version;
  return UNKNOWN;
};

/**
 * What activates a version that waits for a newer shell, in French.
 *
 * @type {(store: import('release-store').ReleaseStore, what: { remote: string, version: string, contract: string }) => Promise<string>}
 */
export const activatedTogether = async (store, { remote, version, contract }) => {
  const versions = { [SHELL]: await shellFor(store, contract), [remote]: version };
  return `Activez-le en une fois avec un shell qui lui va : ${setCommand(versions)}`;
};

import { createFolderStore } from 'release-store';
import { contractVersion } from 'tooling/build/release/contract-version';
import { disable, enable } from '../verbs/availability.mjs';
import { promote } from '../verbs/promote.mjs';
import { publish } from '../verbs/publish.mjs';
import { rollback } from '../verbs/rollback.mjs';

/** @typedef {ReturnType<typeof teamAt>} Team the verbs of `portalctl` in this process */

/** @type {import('release-store').ActiveRemote} */
const NEVER = { version: null, previous: null, enabled: true, message: null };

/**
 * The verbs of `portalctl` in this process, over one release store: what a domain team does, without a process for each and
 * without the browser's contract test. `contract` is the one that the team believes in.
 *
 * @param {import('release-store').ReleaseStore} store
 * @param {string} contract
 */
export const teamAt = (store, contract = contractVersion()) => {
  const options = { store, contract, checkRemotes: async () => [], by: 'equipe' };
  return {
    /** @type {(remote: string, dist: string) => Promise<string>} */
    publish: (remote, dist) => publish({ ...options, remote, dist }),
    /** @type {(remote: string, version: string, percent?: number) => Promise<string>} */
    promote: (remote, version, percent) => promote({ ...options, remote, version, percent }),
    /** @type {(remote: string) => Promise<string>} */
    rollback: (remote) => rollback({ ...options, remote }),
    /** @type {(remote: string, message: string) => Promise<string>} */
    disable: (remote, message) => disable({ ...options, remote, message }),
    /**
     * As before its first version: what is promoted next has none to fall back on.
     *
     * @param {string} remote
     */
    forget: (remote) => store.change({ remote, action: 'oubli', by: options.by }, () => NEVER),
    /** @type {(remote: string) => Promise<string>} */
    enable: (remote) => enable({ ...options, remote }),
  };
};

/**
 * The same over a folder of releases.
 *
 * @param {string} releases
 * @param {string} [contract]
 */
export const teamOn = (releases, contract) => teamAt(createFolderStore(releases), contract);

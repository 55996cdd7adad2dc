import { createFolderStore } from 'release-store';
import { contractVersion } from '../checks/contract-version.mjs';
import { disable, enable } from '../verbs/availability.mjs';
import { promote } from '../verbs/promote.mjs';
import { publish } from '../verbs/publish.mjs';
import { rollback } from '../verbs/rollback.mjs';

const NEVER = { version: null, previous: null, enabled: true, message: null };

/**
 * The verbs of `portalctl` in this process, over one release store: what a domain team does, without a process for each and
 * without the browser's contract test. `contract` is the one that the team believes in.
 */
export const teamAt = (store, contract = contractVersion()) => {
  const options = { store, contract, checkRemotes: async () => [], by: 'equipe' };
  return {
    publish: (remote, dist) => publish({ ...options, remote, dist }),
    promote: (remote, version, percent) => promote({ ...options, remote, version, percent }),
    rollback: (remote) => rollback({ ...options, remote }),
    disable: (remote, message) => disable({ ...options, remote, message }),
    /** As before its first version: what is promoted next has none to fall back on. */
    forget: (remote) => store.change({ remote, action: 'oubli', by: options.by }, () => NEVER),
    enable: (remote) => enable({ ...options, remote }),
  };
};

/** The same over a folder of releases. */
export const teamOn = (releases, contract) => teamAt(createFolderStore(releases), contract);

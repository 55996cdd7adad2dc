import type { ReleaseStore } from '../release-store';
import { missingKey } from './missing-key';
import { verifySigned } from './signed-entry';

/**
 * A release store for a process that nobody gave keys: open while nothing in it is signed, and closed to every write once
 * anything is, before a byte changes. `searched` says in French where keys were looked for.
 */
export const keylessStore = (store: ReleaseStore, searched: string): ReleaseStore => {
  const requireSigner = async (remote: string): Promise<void> => {
    if (await store.isSigned()) throw missingKey(remote, searched);
  };

  return {
    ...store,
    requireSigner,
    verifyEntry: async (remote, entry) => {
      if (await store.isSigned()) verifySigned(remote, entry);
    },
    change: async (what, change) => {
      await requireSigner(what.remote);
      return store.change(what, (entry) => {
        // Somebody may have signed it since.
        if (entry?.signature) throw missingKey(what.remote, searched);
        return change(entry);
      });
    },
    changeSet: async (what, change) => {
      for (const remote of what.remotes) await requireSigner(remote);
      return store.changeSet(what, (entries) => {
        const signed = what.remotes.find((remote) => entries[remote]?.signature);
        if (signed) throw missingKey(signed, searched);
        return change(entries);
      });
    },
    publish: async (dist, remote, version, beside) => {
      await requireSigner(remote);
      return store.publish(dist, remote, version, beside);
    },
    sign: async (remote, version, token) => {
      await requireSigner(remote);
      return store.sign(remote, version, token);
    },
    prune: async (remote, now) => {
      await requireSigner(remote);
      return store.prune(remote, now);
    },
  };
};

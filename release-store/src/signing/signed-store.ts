import type { ActiveRemote } from '../registry';
import type { ChangeEntries, ChangeEntry, Checkout, ReleaseStore } from '../release-store';
import type { Guard } from './guard';
import { signEntry, verifyEntry } from './signed-entry';
import { SIGNATURE_FILE, signRelease, verifyRelease } from './signed-release';
import { requireKey } from './signer';

const nobody = { entry: undefined, at: 0 };

/** Previous entry with a valid signature; rejects otherwise, so that no change hides a forgery. */
const signedBefore = async (guard: Guard, remote: string, entry: ActiveRemote | undefined) =>
  entry ? { entry, at: await verifyEntry(guard.trust(), remote, entry) } : nobody;

/** A change whose new entry this process signs, over one that bears a valid signature. */
const signed =
  (guard: Guard, remote: string, change: ChangeEntry): ChangeEntry =>
  async (entry) => {
    const before = await signedBefore(guard, remote, entry);
    const next = await change(entry);
    if (!next || next === entry) return entry;
    const after = await signEntry(guard.key(remote), remote, next, before);
    await verifyEntry(guard.trust(), remote, after);
    return after;
  };

/** As `signed`, of each entry of a set. */
const signedSet =
  (guard: Guard, remotes: string[], change: ChangeEntries): ChangeEntries =>
  async (entries) => {
    const next = await change(entries);
    const after: typeof next = {};
    for (const remote of remotes) {
      const entry = await signed(guard, remote, () => next[remote] ?? entries[remote])(entries[remote]);
      if (entry) after[remote] = entry;
    }
    return after;
  };

/**
 * A release store in which everything is signed: what is published and each change of the registry by this process's
 * key, which must be one that may, and nothing is written without; what is taken out is verified before anybody runs it.
 */
export const signedStore = (store: ReleaseStore, guard: Guard): ReleaseStore => {
  const mayPublish = (remote: string) => requireKey(store, guard, remote, ['entry', 'release']);

  const checkout = async (versions: Record<string, string>): Promise<Checkout> => {
    const found = await store.checkout(versions);
    try {
      for (const [remote, version] of Object.entries(versions))
        await verifyRelease(guard.trust(), found.folder, { remote, version });
      return found;
    } catch (error) {
      found.remove();
      throw error;
    }
  };

  return {
    ...store,
    verifies: true,
    requireSigner: mayPublish,
    verifyEntry: async (remote, entry) => {
      await verifyEntry(guard.trust(), remote, entry);
    },
    change: async (what, change) => {
      await requireKey(store, guard, what.remote, ['entry']);
      return store.change(what, signed(guard, what.remote, change));
    },
    changeSet: async (what, change) => {
      for (const remote of what.remotes) await requireKey(store, guard, remote, ['entry']);
      return store.changeSet(what, signedSet(guard, what.remotes, change));
    },
    sign: async (remote, version, token) => {
      await mayPublish(remote);
      return store.sign(remote, version, token);
    },
    prune: async (remote, now) => {
      await mayPublish(remote);
      return store.prune(remote, now);
    },
    publish: async (dist, remote, version) => {
      await mayPublish(remote);
      const token = await signRelease(guard.key(remote), dist, { remote, version });
      return store.publish(dist, remote, version, { [SIGNATURE_FILE]: token });
    },
    verify: async (remote, version) => (await checkout({ [remote]: version })).remove(),
    checkout,
  };
};

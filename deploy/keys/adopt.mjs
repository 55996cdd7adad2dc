import { signEntry, signRelease, verifyEntry, verifyRelease, versionFolder } from 'release-store';

/**
 * @typedef {import('release-store').Guard} Guard
 * @typedef {import('release-store').ReleaseStore} ReleaseStore
 * @typedef {{ action: string, by: string }} Noted how the journal names it
 */

/** @type {(work: Promise<unknown>) => Promise<boolean>} */
export const isSound = (work) =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Signs a version as it stands; resolves to whether it had to.
 *
 * @type {(store: ReleaseStore, guard: Guard, named: { remote: string, version: string }) => Promise<boolean>}
 */
const adoptVersion = async (store, guard, { remote, version }) => {
  const named = { remote, version };
  const { folder, remove } = await store.checkout({ [remote]: version });
  try {
    if (await isSound(verifyRelease(guard.trust(), folder, named))) return false;
    const token = await signRelease(guard.key(), versionFolder(folder, remote, version), named);
    await store.sign(remote, version, token);
    return true;
  } finally {
    remove();
  }
};

/**
 * Signs the entry of a remote as it stands, with this key.
 *
 * @type {(store: ReleaseStore, guard: Guard, remote: string, noted: Noted) => Promise<unknown>}
 */
export const adoptEntry = (store, guard, remote, noted) =>
  store.change({ remote, ...noted }, async (entry) =>
    !entry || (await isSound(verifyEntry(guard.trust(), remote, entry)))
      ? entry
      : signEntry(guard.key(), remote, entry, { entry: undefined, at: 0 }),
  );

/**
 * Signs what stands in a release store and is not signed by anybody who may: what was published before signatures, or by
 * a key that is worth nothing any more. Whoever asks for it believes what stands there. The versions come first: a
 * server's copy of a bucket asks for their signatures when it sees those of the registry. Resolves to the number of versions.
 *
 * @param {ReleaseStore} store that verifies nothing
 * @param {Guard} guard
 * @param {Noted} noted
 */
export const adoptStore = async (store, guard, noted) => {
  let adopted = 0;
  for (const remote of Object.keys((await store.registry()).remotes)) {
    for (const { version } of await store.versions(remote))
      if (await adoptVersion(store, guard, { remote, version })) adopted += 1;
    await adoptEntry(store, guard, remote, noted);
  }
  return adopted;
};

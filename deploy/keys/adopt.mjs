import { signEntry, signRelease, Untrusted, verifyEntry, verifyRelease, versionFolder } from 'release-store';

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

/** @type {(work: Promise<unknown>) => Promise<'sound' | 'unsigned' | 'revoked'>} */
const stateOf = (work) =>
  work.then(
    () => 'sound',
    (error) => (error instanceof Untrusted && error.isRevoked ? 'revoked' : 'unsigned'),
  );

/**
 * Signs a version as it stands; resolves to what became of it. What a revoked key published and nobody is shown may be
 * its thief's, and is left worth nothing.
 *
 * @type {(store: ReleaseStore, guard: Guard, named: { remote: string, version: string }, isShown: boolean) => Promise<'sound' | 'adopted' | 'left'>}
 */
const adoptVersion = async (store, guard, { remote, version }, isShown) => {
  const named = { remote, version };
  const { folder, remove } = await store.checkout({ [remote]: version });
  try {
    const state = await stateOf(verifyRelease(guard.trust(), folder, named));
    if (state === 'sound') return 'sound';
    if (state === 'revoked' && !isShown) return 'left';
    const token = await signRelease(guard.key(), versionFolder(folder, remote, version), named);
    await store.sign(remote, version, token);
    return 'adopted';
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
 * server's copy of a bucket asks for their signatures when it sees those of the registry. Resolves to the number of versions, and to
 * those that were left as they are.
 *
 * @param {ReleaseStore} store that verifies nothing
 * @param {Guard} guard
 * @param {Noted} noted
 */
export const adoptStore = async (store, guard, noted) => {
  let adopted = 0;
  /** @type {string[]} */
  const left = [];
  for (const [remote, entry] of Object.entries((await store.registry()).remotes)) {
    const shown = [entry.version, entry.canary?.version];
    for (const { version } of await store.versions(remote)) {
      const became = await adoptVersion(store, guard, { remote, version }, shown.includes(version));
      if (became === 'adopted') adopted += 1;
      if (became === 'left') left.push(`${remote} ${version}`);
    }
    await adoptEntry(store, guard, remote, noted);
  }
  return { adopted, left };
};

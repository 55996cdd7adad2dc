import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changeRegistry,
  readRegistry,
  SIGNATURE_FILE,
  signEntry,
  signRelease,
  verifyEntry,
  verifyRelease,
  versionFolder,
  versionsOf,
} from 'release-store';

/**
 * @typedef {import('release-store').Guard} Guard
 * @typedef {{ action: string, by: string }} Noted how the journal names it
 */

/** @type {(work: Promise<unknown>) => Promise<boolean>} */
export const isSound = (work) =>
  work.then(
    () => true,
    () => false,
  );

/** @type {(releases: string, guard: Guard, remote: string) => Promise<number>} */
const adoptVersions = async (releases, guard, remote) => {
  let adopted = 0;
  for (const version of versionsOf(releases, remote)) {
    if (await isSound(verifyRelease(guard.trust(), releases, { remote, version }))) continue;
    const folder = versionFolder(releases, remote, version);
    writeFileSync(join(folder, SIGNATURE_FILE), await signRelease(guard.key(), folder, { remote, version }));
    adopted += 1;
  }
  return adopted;
};

/**
 * Signs the entry of a remote as it stands, with this key.
 *
 * @type {(releases: string, guard: Guard, remote: string, noted: Noted) => Promise<unknown>}
 */
export const adoptEntry = (releases, guard, remote, noted) =>
  changeRegistry(releases, { remote, ...noted }, async (entry) =>
    !entry || (await isSound(verifyEntry(guard.trust(), remote, entry)))
      ? entry
      : signEntry(guard.key(), remote, entry, { entry: undefined, at: 0 }),
  );

/**
 * Signs what stands in a folder of releases and is not signed by anybody who may: what was published before signatures,
 * or by a key that is worth nothing any more. Whoever asks for it believes what stands there. Resolves to the number of versions.
 *
 * @param {string} releases
 * @param {Guard} guard
 * @param {Noted} noted
 */
export const adoptFolder = async (releases, guard, noted) => {
  let adopted = 0;
  for (const remote of Object.keys(readRegistry(releases).remotes)) {
    adopted += await adoptVersions(releases, guard, remote);
    await adoptEntry(releases, guard, remote, noted);
  }
  return adopted;
};

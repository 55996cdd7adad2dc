import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  createFolderStore,
  integrityOfFile,
  keyPath,
  makeKey,
  OPERATOR,
  openGuard,
  publicHalf,
  readJournal,
  readRegistry,
  SERVER,
  signFiles,
  signRelease,
  trustPath,
  verifyRelease,
  writeKey,
  writeTrust,
} from 'release-store';
import { folderOf, REMOTES, readJson } from 'tooling/build/paths';
import { announcedVersion, hasCode } from 'tooling/build/release/release';
import { adoptEntry, adoptStore, isSound } from './adopt.mjs';
import { dataFolder } from './guard.mjs';

/** @typedef {import('release-store').Guard} Guard */

/** The verb of the journal for what a working copy put into service by itself. */
const NOTED = { action: 'build', by: OPERATOR };

/** @type {(releases: string) => Guard | null} */
const guardOf = (releases) =>
  openGuard({ trustFile: null, keyFile: null, data: dataFolder(), releases, owner: OPERATOR });

/** @param {string} releases */
const makeOwnKeys = async (releases) => {
  const data = dataFolder();
  const keys = [await makeKey(OPERATOR), await makeKey(SERVER)];
  for (const key of keys) writeKey(keyPath(data, key.owner), key);
  writeTrust(trustPath(data), { releases: resolve(releases), keys: keys.map(publicHalf) });
};

/**
 * The keys of a portal on one's own machine, made at its first start without a question, for this folder of releases;
 * what stood there before is signed with them. null where RELEASE_TRUST says who may publish, and where another data
 * folder signed.
 *
 * @param {string} releases
 * @returns {Promise<Guard | null>}
 */
export const ensureOwnKeys = async (releases) => {
  if (process.env.RELEASE_TRUST) return null;
  if (existsSync(trustPath(dataFolder()))) return guardOf(releases);
  // Somebody else's signatures stand there: this data folder has no say.
  if (await createFolderStore(releases).isSigned()) return null;
  await makeOwnKeys(releases);
  const guard = guardOf(releases);
  const isUntouched = readJournal(releases).every(({ action }) => action === NOTED.action);
  if (guard)
    await adoptStore(createFolderStore(releases), guard, isUntouched ? NOTED : { ...NOTED, action: 'adopt' });
  return guard;
};

/** @param {string} remote */
const isAnnounced = (remote) => REMOTES.includes(remote) && !hasCode(remote);

/** @param {string} name */
const builtVersion = (name) => {
  const path = join(folderOf(name), 'dist', 'release.json');
  return existsSync(path) ? readJson(path).version : null;
};

/**
 * What signs a version by the bytes that this working copy has of it: those of its build, or the declaration of a domain
 * that is announced without code; null where it is neither.
 *
 * @type {(guard: Guard, named: { remote: string, version: string }) => (() => Promise<string>) | null}
 */
const signerHere = (guard, { remote, version }) => {
  const folder = folderOf(remote);
  if (isAnnounced(remote) && version === announcedVersion(remote)) {
    const manifest = join(folder, 'portal.json');
    return () => signFiles(guard.key(), { 'portal.json': integrityOfFile(manifest) }, { remote, version });
  }
  return builtVersion(remote) === version
    ? () => signRelease(guard.key(), join(folder, 'dist'), { remote, version })
    : null;
};

/**
 * Signs the builds of this working copy and what it announces, where they are what is in service: by the bytes that are
 * here, not by those of the store, so that nothing that was changed there is signed.
 *
 * @param {string} releases
 * @param {Guard} guard
 */
export const signBuilt = async (releases, guard) => {
  const store = createFolderStore(releases);
  for (const [remote, { version }] of Object.entries(readRegistry(releases).remotes)) {
    const named = { remote, version: version ?? '' };
    const sign = signerHere(guard, named);
    if (!sign) continue;
    if (!(await isSound(verifyRelease(guard.trust(), releases, named))))
      await store.sign(remote, named.version, await sign());
    await adoptEntry(store, guard, remote, NOTED);
  }
};

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isReleased, versionFolder } from '../registry/release-folder.mjs';
import { filesUnder } from '../webpack/digest.mjs';
import { readDocument } from './document.mjs';
import { inTurns } from './in-turns.mjs';

/** Files on their way at the same time. */
const AT_ONCE = 6;

const LIST = 'fichiers.json';

/** As browsers ask for it: a bucket behind a CDN serves the remotes (docs/deploiement.md). */
const keyOf = (remote, version, file) => `r/${remote}/${version}/${file}`;

const digestOf = (body) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** The list of a version's files, `[{ fichier, empreinte }]`; null when nobody began to publish it. */
const readList = (objects, remote, version) => readDocument(objects, keyOf(remote, version, LIST), null);

/**
 * Brings a build's files into the bucket. Their list goes first and is never replaced: a second upload of the same
 * build goes on where the first was cut, one of another build under the same version is refused (false).
 */
export const uploadRelease = async (objects, dist, remote, version) => {
  const list = filesUnder(dist)
    .map((path) => relative(dist, path))
    .filter(isReleased)
    .map((fichier) => ({ fichier, empreinte: digestOf(readFileSync(join(dist, fichier))) }));
  const text = JSON.stringify(list, null, 2);
  const isFirst = await objects.write(keyOf(remote, version, LIST), text, { mark: null });
  if (!isFirst && JSON.stringify(await readList(objects, remote, version), null, 2) !== text) return false;
  await inTurns(list, AT_ONCE, ({ fichier }) =>
    objects.write(keyOf(remote, version, fichier), readFileSync(join(dist, fichier)), { isLasting: true }),
  );
  return true;
};

/** A JSON file of a version, or null. */
export const readReleaseFile = (objects, remote, version, file) =>
  readDocument(objects, keyOf(remote, version, file), null);

const download = async (objects, remote, version, { fichier, empreinte }, folder) => {
  const path = join(folder, fichier);
  if (relative(folder, path).startsWith('..'))
    throw new Error(`${remote} ${version} : ${fichier} sort du dossier`);
  const found = await objects.read(keyOf(remote, version, fichier));
  if (!found || digestOf(found.body) !== empreinte)
    throw new Error(`${remote} ${version} : ${fichier} manque dans le seau, ou n’y est plus le même`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, found.body);
};

/** Copies a version into a folder of releases, whole and unchanged or not at all; `at` is when it was published. */
export const downloadRelease = async (objects, releases, remote, { version, at }) => {
  const target = versionFolder(releases, remote, version);
  if (existsSync(target)) return;
  const list = await readList(objects, remote, version);
  if (!list) throw new Error(`${remote} ${version} n’est pas dans le seau`);
  const draft = `${target}.brouillon-${process.pid}`;
  try {
    await inTurns(list, AT_ONCE, (file) => download(objects, remote, version, file, draft));
    utimesSync(draft, at / 1000, at / 1000);
    renameSync(draft, target);
  } catch (error) {
    // Another server of this machine may have brought it meanwhile.
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** Removes the files of a version that is listed no more. */
export const removeFiles = async (objects, remote, version) => {
  const list = (await readList(objects, remote, version)) ?? [];
  await inTurns(list, AT_ONCE, ({ fichier }) => objects.remove(keyOf(remote, version, fichier)));
  await objects.remove(keyOf(remote, version, LIST));
};

import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesUnder, integrityOf, integrityOfFile } from '../digest';
import { isReleased, versionFolder } from '../folder/release-folder';
import { mapLimit } from '../map-limit';
import { isRecord } from '../parse-json';
import { signJson, verifyJson } from './jws';
import type { SigningKey } from './key-file';
import type { Trust } from './trust';
import { Untrusted } from './untrusted';

/** Signature file beside a version's files. */
export const SIGNATURE_FILE = 'release.jws';

/** Files read at the same time. */
const MAX_CONCURRENT = 8;

/** Integrity value of each file of a version, by its path below the version's folder. */
export type FileDigests = Record<string, string>;

interface SignedRelease {
  remote: string;
  version: string;
  files: FileDigests;
}

const isSignedRelease = (value: unknown): value is SignedRelease =>
  isRecord(value) &&
  typeof value.remote === 'string' &&
  typeof value.version === 'string' &&
  isRecord(value.files) &&
  Object.values(value.files).every((digest) => typeof digest === 'string');

/** Signs the digests of the files of a version of a remote; resolves to the token. */
export const signFiles = (
  key: SigningKey,
  files: FileDigests,
  { remote, version }: { remote: string; version: string },
): Promise<string> => signJson(key, { remote, version, files });

/** Signs everything that is published of a folder, as a version of a remote; resolves to the token. */
export const signRelease = (
  key: SigningKey,
  folder: string,
  named: { remote: string; version: string },
): Promise<string> => {
  const paths = filesUnder(folder).filter(
    (path) => isReleased(path) && relative(folder, path) !== SIGNATURE_FILE,
  );
  const files = paths.map((path) => [relative(folder, path), integrityOfFile(path)]);
  return signFiles(key, Object.fromEntries(files), named);
};

/** The digests that were signed for a version of a folder of releases; rejects where nobody who may has signed them. */
export const readSigned = async (
  trust: Trust,
  releases: string,
  { remote, version }: { remote: string; version: string },
): Promise<FileDigests> => {
  const what = `${remote} ${version}`;
  const path = join(versionFolder(releases, remote, version), SIGNATURE_FILE);
  if (!existsSync(path)) throw new Untrusted(`${what} n’est pas signée.`);
  const { value } = await verifyJson(readFileSync(path, 'utf8'), trust, { remote, use: 'release', what });
  if (!isSignedRelease(value) || value.remote !== remote || value.version !== version)
    throw new Untrusted(`${what} porte la signature d’une autre version.`);
  return value.files;
};

/** Reads every file of a version and holds it against what was signed; rejects at the first that is another one. */
export const verifyRelease = async (
  trust: Trust,
  releases: string,
  named: { remote: string; version: string },
): Promise<FileDigests> => {
  const files = await readSigned(trust, releases, named);
  const folder = versionFolder(releases, named.remote, named.version);
  await mapLimit(Object.entries(files), MAX_CONCURRENT, async ([file, integrity]) => {
    const content = await readFile(join(folder, file)).catch(() => null);
    if (!content || integrityOf(content) !== integrity)
      throw new Untrusted(`${named.remote} ${named.version} : ${file} n’est plus celui qui a été signé.`);
  });
  return files;
};

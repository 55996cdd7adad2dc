import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { integrityOf } from '../digest';
import { draftOf, versionFolder } from '../folder/release-folder';
import { mapLimit } from '../map-limit';
import { MAX_TRANSFERS } from './bucket-release';
import { fileListOf, type ReleaseFile, releaseKey } from './release-files';
import type { S3Client } from './s3/s3-client';
import { readJson } from './update-json';

/** A version of a remote, and when it was published: epoch milliseconds. */
export interface DatedRelease {
  remote: string;
  version: string;
  at: number;
}

const downloadFile = async (
  client: S3Client,
  { remote, version }: DatedRelease,
  { file, integrity }: ReleaseFile,
  folder: string,
): Promise<void> => {
  const path = join(folder, file);
  if (relative(folder, path).startsWith('..'))
    throw new Error(`${remote} ${version} : ${file} sort du dossier`);
  const found = await client.read(releaseKey(remote, version, file));
  if (!found || integrityOf(found.body) !== integrity)
    throw new Error(`${remote} ${version} : ${file} manque dans le seau, ou n’y est plus le même`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, found.body);
};

/** Copies a version into a folder of releases, whole and unchanged or not at all; rejects where it can't be. */
export const downloadRelease = async (
  client: S3Client,
  releases: string,
  release: DatedRelease,
): Promise<void> => {
  const { remote, version, at } = release;
  const target = versionFolder(releases, remote, version);
  if (existsSync(target)) return;
  const list = await readJson(client, fileListOf(remote, version));
  if (!list) throw new Error(`${remote} ${version} n’est pas dans le seau`);
  const draft = draftOf(target);
  try {
    await mapLimit(list, MAX_TRANSFERS, (file) => downloadFile(client, release, file, draft));
    utimesSync(draft, at / 1000, at / 1000);
    renameSync(draft, target);
  } catch (error) {
    // Another process of this machine may have fetched it meanwhile.
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

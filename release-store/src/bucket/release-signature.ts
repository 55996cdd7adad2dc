import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../digest';
import { versionFolder } from '../folder/release-folder';
import { writeAtomically } from '../folder/write-atomically';
import { SIGNATURE_FILE } from '../signing/signed-release';
import { fileListOf, releaseKey } from './release-files';
import type { S3Client } from './s3/s3-client';
import { updateJson } from './update-json';

/** Lays a signature beside the files of a version: the one object of it that may come later, and change. */
export const uploadSignature = async (
  client: S3Client,
  token: string,
  remote: string,
  version: string,
): Promise<void> => {
  await client.write(releaseKey(remote, version, SIGNATURE_FILE), token);
  const signature = { file: SIGNATURE_FILE, integrity: integrityOf(Buffer.from(token)) };
  // Their list brings it to who fetches the version from now on.
  await updateJson(
    client,
    fileListOf(remote, version),
    (list) => list && [...list.filter(({ file }) => file !== SIGNATURE_FILE), signature],
  );
};

/**
 * Brings the signature of a version to where its files are already without one; nothing where it has none. One that is
 * there stays: who writes in the bucket can't spoil what a server has.
 */
export const downloadSignature = async (
  client: S3Client,
  releases: string,
  remote: string,
  version: string,
): Promise<void> => {
  const path = join(versionFolder(releases, remote, version), SIGNATURE_FILE);
  if (existsSync(path)) return;
  const found = await client.read(releaseKey(remote, version, SIGNATURE_FILE));
  if (found) writeAtomically(path, found.body.toString('utf8'));
};

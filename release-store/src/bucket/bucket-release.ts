import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, integrityOf } from '../digest';
import { isReleased } from '../folder/release-folder';
import { mapLimit } from '../map-limit';
import { fileListOf, releaseKey } from './release-files';
import type { S3Client } from './s3/s3-client';
import { readJson } from './update-json';

/** Files on their way at the same time. */
export const TRANSFERS = 6;

/** A build, and what stands beside its files: text by name. */
interface Build {
  dist: string;
  beside: Record<string, string>;
}

const contentsOf = ({ dist, beside }: Build) => [
  ...filesUnder(dist)
    .map((path) => relative(dist, path))
    .filter(isReleased)
    .map((file) => ({ file, read: () => readFileSync(join(dist, file)) })),
  ...Object.entries(beside).map(([file, text]) => ({ file, read: () => Buffer.from(text) })),
];

/**
 * Brings a build's files into the bucket. Their list goes first and is never replaced: a second upload of the same
 * build goes on where the first was cut, one of another build under the same version is refused (false).
 */
export const uploadRelease = async (
  client: S3Client,
  build: Build,
  remote: string,
  version: string,
): Promise<boolean> => {
  const contents = contentsOf(build);
  const list = contents.map(({ file, read }) => ({ file, integrity: integrityOf(read()) }));
  const known = fileListOf(remote, version);
  const text = JSON.stringify(list, null, 2);
  const isFirst = await client.write(known.key, text, { over: null });
  if (!isFirst && JSON.stringify(await readJson(client, known), null, 2) !== text) return false;
  await mapLimit(contents, TRANSFERS, ({ file, read }) =>
    client.write(releaseKey(remote, version, file), read(), { isImmutable: true }),
  );
  return true;
};

/** A JSON file of a version, or null. */
export const readReleaseFile = async (
  client: S3Client,
  remote: string,
  version: string,
  file: string,
): Promise<unknown> => {
  const found = await client.read(releaseKey(remote, version, file));
  return found ? JSON.parse(found.body.toString('utf8')) : null;
};

/** Removes the files of a version that is listed no more. */
export const removeReleaseFiles = async (
  client: S3Client,
  remote: string,
  version: string,
): Promise<void> => {
  const { key } = fileListOf(remote, version);
  const list = (await readJson(client, fileListOf(remote, version))) ?? [];
  await mapLimit(list, TRANSFERS, ({ file }) => client.remove(releaseKey(remote, version, file)));
  await client.remove(key);
};

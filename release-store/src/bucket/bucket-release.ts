import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, integrityOf } from '../digest';
import { isReleased } from '../folder/release-folder';
import { mapLimit } from '../map-limit';
import { SOURCE_MAPS } from '../source-maps';
import { fileListOf, releaseKey } from './release-files';
import type { S3Client } from './s3/s3-client';
import { readJson } from './update-json';

/** Files on their way at the same time. */
export const MAX_TRANSFERS = 6;

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
  await mapLimit(contents, MAX_TRANSFERS, ({ file, read }) =>
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

/** Outside `r/`, the part of a bucket that a CDN may serve. */
const mapsKey = (remote: string, version: string): string => `source-maps/${remote}/${version}.json.gz`;

/** Brings source maps into the bucket, as a build wrote them. */
export const writeSourceMaps = async (
  client: S3Client,
  maps: Uint8Array,
  remote: string,
  version: string,
): Promise<void> => {
  await client.write(mapsKey(remote, version), maps);
};

/** Brings the source maps of a build into the bucket, where it has any. */
export const uploadSourceMaps = async (
  client: S3Client,
  dist: string,
  remote: string,
  version: string,
): Promise<void> => {
  const made = join(dist, SOURCE_MAPS);
  if (existsSync(made)) await writeSourceMaps(client, readFileSync(made), remote, version);
};

/** The source maps of a version as its build wrote them, or null. */
export const readSourceMaps = async (
  client: S3Client,
  remote: string,
  version: string,
): Promise<Uint8Array | null> => (await client.read(mapsKey(remote, version)))?.body ?? null;

/** Removes the files of a version that is listed no more, and its source maps. */
export const removeReleaseFiles = async (
  client: S3Client,
  remote: string,
  version: string,
): Promise<void> => {
  const { key } = fileListOf(remote, version);
  const list = (await readJson(client, fileListOf(remote, version))) ?? [];
  await mapLimit(list, MAX_TRANSFERS, ({ file }) => client.remove(releaseKey(remote, version, file)));
  await client.remove(key);
  await client.remove(mapsKey(remote, version));
};

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { mergeJournal, readBucketJournal } from '../bucket/bucket-journal';
import { uploadRelease, writeSourceMaps } from '../bucket/bucket-release';
import { FAILURES, REGISTRY, VERSIONS } from '../bucket/documents';
import { downloadRelease } from '../bucket/download-release';
import { openS3Client, type S3Client } from '../bucket/s3/s3-client';
import { readJson } from '../bucket/update-json';
import { versionIndex } from '../bucket/version-index';
import { readFailures } from '../folder/failures-file';
import { readJournal } from '../folder/journal-file';
import { readRegistry } from '../folder/registry-file';
import { publishersIn, versionFolder, versionsOf } from '../folder/release-folder';
import { readSourceMaps } from '../folder/source-map-files';
import type { JournalLine, Registry } from '../registry';
import { UnsupportedStore } from '../unsupported-store';

/** A folder of releases, and the bucket (`s3://bucket/prefix`) that it moves to. */
interface Move {
  folder: string;
  bucket: string;
}

/** Content of the bucket after the move. */
interface Moved {
  versions: number;
  /** Lines of the journal. */
  changes: number;
  revision: number;
}

interface Release {
  remote: string;
  version: string;
  /** Publication, epoch milliseconds. */
  at: number;
}

/** Snapshot of a release folder. */
interface Source {
  releases: Release[];
  registry: Registry;
  journal: JournalLine[];
}

const releasesIn = (folder: string): Release[] =>
  publishersIn(folder).flatMap((remote) =>
    versionsOf(folder, remote).map((version) => ({
      remote,
      version,
      at: statSync(versionFolder(folder, remote, version)).mtimeMs,
    })),
  );

const readSource = (folder: string): Source => {
  const registry = readRegistry(folder);
  const lines = readJournal(folder);
  const { lastChange } = registry;
  // A writer may have died before it noted its change.
  const journal =
    lastChange && (lines.at(-1)?.revision ?? 0) < lastChange.revision ? [...lines, lastChange] : lines;
  return { releases: releasesIn(folder), registry, journal };
};

const isSameLine = (one: JournalLine, lines: JournalLine[]): boolean =>
  lines.some((other) => isDeepStrictEqual(one, other));

const foreign = (bucket: string, what: string) =>
  new UnsupportedStore(`${bucket} a une autre histoire que ce dossier (${what}) : rien n’y est changé.`);

/** Refuses a bucket that holds anything that this folder never said: only what a move left is gone on with. */
const checkTarget = async (client: S3Client, bucket: string, source: Source): Promise<void> => {
  const registry = await readJson(client, REGISTRY);
  const isBehind =
    registry.revision < source.registry.revision &&
    (registry.lastChange ? isSameLine(registry.lastChange, source.journal) : registry.revision === 0);
  if (!isBehind && !isDeepStrictEqual(registry, source.registry))
    throw foreign(bucket, `révision ${registry.revision}`);
  const line = (await readBucketJournal(client, Math.max(registry.revision, source.registry.revision))).find(
    (each) => !isSameLine(each, source.journal),
  );
  if (line) throw foreign(bucket, `ligne ${line.revision} du journal`);
  for (const [remote, listed] of Object.entries(await readJson(client, VERSIONS))) {
    const other = listed.find(
      ({ version }) => !source.releases.some((each) => each.remote === remote && each.version === version),
    );
    if (other) throw foreign(bucket, `${remote} ${other.version}`);
  }
};

/** Brings one version over, and takes it out again: every file is there with its digest, or this rejects. */
const moveRelease = async (
  client: S3Client,
  { folder, bucket }: Move,
  release: Release,
  proof: string,
): Promise<void> => {
  const { remote, version, at } = release;
  const dist = versionFolder(folder, remote, version);
  if (!(await uploadRelease(client, { dist, beside: {} }, remote, version)))
    throw foreign(bucket, `d’autres fichiers de ${remote} ${version}`);
  await downloadRelease(client, proof, release);
  const maps = readSourceMaps(folder, remote, version);
  if (maps) await writeSourceMaps(client, maps, remote, version);
  await versionIndex(client).add(remote, version, new Date(at).toISOString());
};

const moveReleases = async (client: S3Client, move: Move, releases: Release[]): Promise<void> => {
  const index = versionIndex(client);
  const proof = mkdtempSync(join(tmpdir(), 'portail-seau-'));
  try {
    for (const release of releases)
      if (!(await index.has(release.remote, release.version)))
        await moveRelease(client, move, release, proof);
  } finally {
    rmSync(proof, { recursive: true, force: true });
  }
};

/** The registry last: until it stands there, nobody who reads the bucket sees anything of it. */
const moveRegistry = async (client: S3Client, { bucket }: Move, { registry }: Source): Promise<void> => {
  const found = await client.read(REGISTRY.key);
  const text = JSON.stringify(registry, null, 2);
  if (found?.body.toString('utf8') === text) return;
  if (!(await client.write(REGISTRY.key, text, { over: found?.etag ?? null })))
    throw foreign(bucket, 'quelqu’un y écrit');
};

/**
 * Brings the versions, the registry and the journal of a folder into a bucket, which then has the same history. Run again,
 * it goes on where it was cut, and brings what the folder has had since. Refuses a bucket that holds something else, of
 * which nothing is changed; the folder stays as it is.
 */
export const moveToBucket = async (move: Move): Promise<Moved> => {
  const client = openS3Client(move.bucket);
  const source = readSource(move.folder);
  await client.probe();
  await checkTarget(client, move.bucket, source);
  await moveReleases(client, move, source.releases);
  await mergeJournal(client, source.journal);
  await client.write(FAILURES.key, JSON.stringify(readFailures(move.folder), null, 2));
  if (!isDeepStrictEqual(readRegistry(move.folder), source.registry))
    throw new UnsupportedStore('Le dossier a changé pendant la copie : relancez la commande.');
  await moveRegistry(client, move, source);
  return {
    versions: source.releases.length,
    changes: source.journal.length,
    revision: source.registry.revision,
  };
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asSet } from '../amend-registry';
import { findOldReleases } from '../old-releases';
import type { Checkout, ReleaseStore } from '../release-store';
import { UNGUARDED } from '../signing/unguarded';
import { changeBucketRegistry, readBucketChanges } from './bucket-registry';
import {
  readReleaseFile,
  readSourceMaps,
  removeReleaseFiles,
  uploadRelease,
  uploadSourceMaps,
} from './bucket-release';
import { FAILURES, REGISTRY } from './documents';
import { downloadRelease } from './download-release';
import { uploadSignature } from './release-signature';
import type { S3Client } from './s3/s3-client';
import { isBucketSigned } from './signed-bucket';
import { readJson } from './update-json';
import { versionIndex } from './version-index';

const checkout = async (client: S3Client, versions: Record<string, string>): Promise<Checkout> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-seau-'));
  for (const [remote, version] of Object.entries(versions))
    await downloadRelease(client, folder, { remote, version, at: Date.now() });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** A release store in a bucket; any number of machines may change it at the same time. */
export const createBucketStore = (client: S3Client): ReleaseStore => {
  const index = versionIndex(client);
  const store: ReleaseStore = {
    ...UNGUARDED,
    isSigned: () => isBucketSigned(client),
    registry: () => readJson(client, REGISTRY),
    journal: () => readBucketChanges(client),
    change: (what, change) => changeBucketRegistry(client, ...asSet(what, change)),
    changeSet: (what, change) => changeBucketRegistry(client, what, change),
    versions: async (remote) =>
      (await index.list(remote)).map(({ version, date }) => ({ version, at: Date.parse(date) })),
    read: async (remote, version, file) =>
      (await index.has(remote, version)) ? readReleaseFile(client, remote, version, file) : null,
    publish: async (dist, remote, version, beside = {}) => {
      await client.probe();
      if (await index.has(remote, version)) return false;
      if (!(await uploadRelease(client, { dist, beside }, remote, version))) return false;
      await uploadSourceMaps(client, dist, remote, version);
      await index.add(remote, version);
      return true;
    },
    sign: (remote, version, token) => uploadSignature(client, token, remote, version),
    sourceMaps: (remote, version) => readSourceMaps(client, remote, version),
    prune: async (remote, now) => {
      const old = await findOldReleases(store, remote, now);
      if (old.length > 0) await index.remove(remote, old);
      for (const version of old) await removeReleaseFiles(client, remote, version);
      return old;
    },
    failures: () => readJson(client, FAILURES),
    saveFailures: async (counts) => {
      await client.write(FAILURES.key, JSON.stringify(counts, null, 2));
    },
    checkout: (versions) => checkout(client, versions),
  };
  return store;
};

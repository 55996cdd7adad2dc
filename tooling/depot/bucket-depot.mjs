import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amend } from '../registry/amend.mjs';
import { NO_FAILURES } from '../registry/failures-file.mjs';
import { EMPTY_REGISTRY } from '../registry/registry-file.mjs';
import { noteInBucket, readBucketJournal, wasNoted } from './bucket-journal.mjs';
import { downloadRelease, readReleaseFile, removeFiles, uploadRelease } from './bucket-release.mjs';
import { amendDocument, readDocument } from './document.mjs';
import { FAILURES, REGISTRY, VERSIONS } from './keys.mjs';
import { oldReleases } from './old-releases.mjs';

/** A depot (depot.d.mts) in a bucket; any number of machines may change it at the same time. */
export const bucketDepot = (objects) => {
  const published = async () => readDocument(objects, VERSIONS, {});
  const isPublished = async (remote, version) =>
    ((await published())[remote] ?? []).some((one) => one.version === version);

  const list = (remote, version) =>
    amendDocument(objects, VERSIONS, {}, (index) => {
      const listed = index[remote] ?? [];
      if (listed.some((one) => one.version === version)) return index;
      return { ...index, [remote]: [...listed, { version, date: new Date().toISOString() }] };
    });

  const unlist = (remote, versions) =>
    amendDocument(objects, VERSIONS, {}, (index) => ({
      ...index,
      [remote]: (index[remote] ?? []).filter(({ version }) => !versions.includes(version)),
    }));

  const depot = {
    registry: () => readDocument(objects, REGISTRY, EMPTY_REGISTRY),
    journal: async () => {
      const { revision, derniere } = await depot.registry();
      const lines = await readBucketJournal(objects, revision);
      return derniere && lines.at(-1)?.revision !== derniere.revision ? [...lines, derniere] : lines;
    },
    change: async (what, change) => {
      const marque = randomUUID();
      const changed = await amendDocument(objects, REGISTRY, EMPTY_REGISTRY, async (registry, attempt) => {
        await noteInBucket(objects, registry.derniere);
        // The answer to a write can be lost on its way: what was done is not done again.
        if (attempt > 0 && (await wasNoted(objects, registry.revision, marque))) return registry;
        return amend(registry, { ...what, marque }, change);
      });
      await noteInBucket(objects, changed.derniere);
      return changed;
    },
    versions: async (remote) =>
      ((await published())[remote] ?? []).map(({ version, date }) => ({ version, at: Date.parse(date) })),
    read: async (remote, version, file) =>
      (await isPublished(remote, version)) ? readReleaseFile(objects, remote, version, file) : null,
    publish: async (dist, remote, version) => {
      await objects.probe();
      if (await isPublished(remote, version)) return false;
      if (!(await uploadRelease(objects, dist, remote, version))) return false;
      await list(remote, version);
      return true;
    },
    prune: async (remote, now) => {
      const old = await oldReleases(depot, remote, now);
      if (old.length > 0) await unlist(remote, old);
      for (const version of old) await removeFiles(objects, remote, version);
      return old;
    },
    failures: () => readDocument(objects, FAILURES, NO_FAILURES),
    tellFailures: async (counts) => {
      await objects.write(FAILURES, JSON.stringify(counts, null, 2));
    },
    checkout: async (versions) => {
      const folder = mkdtempSync(join(tmpdir(), 'portail-seau-'));
      for (const [remote, version] of Object.entries(versions))
        await downloadRelease(objects, folder, remote, { version, at: Date.now() });
      return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
    },
  };
  return depot;
};

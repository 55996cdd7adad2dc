import { statSync } from 'node:fs';
import { readFailures, writeFailures } from '../registry/failures-file.mjs';
import { readJournal } from '../registry/journal.mjs';
import { withLock } from '../registry/lock.mjs';
import { changeRegistry, readRegistry } from '../registry/registry-file.mjs';
import {
  copyRelease,
  readPublished,
  removeRelease,
  versionFolder,
  versionsOf,
} from '../registry/release-folder.mjs';
import { oldReleases } from './old-releases.mjs';

const publishedAt = (releases, remote, version) => statSync(versionFolder(releases, remote, version)).mtimeMs;

/** A depot (depot.d.mts) in a folder, which several processes of one machine may change at the same time. */
export const folderDepot = (releases) => {
  const depot = {
    registry: async () => readRegistry(releases),
    journal: async () => readJournal(releases),
    change: (what, change) => changeRegistry(releases, what, change),
    versions: async (remote) =>
      versionsOf(releases, remote).map((version) => ({
        version,
        at: publishedAt(releases, remote, version),
      })),
    read: async (remote, version, file) => readPublished(releases, remote, version, file),
    publish: async (dist, remote, version) => copyRelease(dist, releases, remote, version),
    prune: (remote, now) =>
      withLock(releases, async () => {
        const old = await oldReleases(depot, remote, now);
        for (const version of old) removeRelease(releases, remote, version);
        return old;
      }),
    failures: async () => readFailures(releases),
    tellFailures: async (counts) => writeFailures(releases, counts),
    checkout: async () => ({ folder: releases, remove: () => {} }),
  };
  return depot;
};

import { statSync } from 'node:fs';
import { findOldReleases } from '../old-releases';
import type { ReleaseStore } from '../release-store';
import { SIGNATURE_FILE } from '../signing/signed-release';
import { UNGUARDED } from '../signing/unguarded';
import { readFailures, writeFailures } from './failures-file';
import { pruneGatheredAssets } from './gathered-assets';
import { readJournal } from './journal-file';
import { removeLeftovers } from './leftovers';
import { withLock } from './lock';
import { changeRegistry, changeRegistrySet, readRegistry } from './registry-file';
import {
  copyRelease,
  readPublished,
  removeRelease,
  versionFolder,
  versionsOf,
  writeBeside,
} from './release-folder';
import { isFolderSigned } from './signed-folder';
import { readSourceMaps } from './source-map-files';

const publishedAt = (releases: string, remote: string, version: string): number =>
  statSync(versionFolder(releases, remote, version)).mtimeMs;

/** A release store in a folder, which several processes of one machine may change at the same time. */
export const createFolderStore = (releases: string): ReleaseStore => {
  const store: ReleaseStore = {
    ...UNGUARDED,
    isSigned: async () => isFolderSigned(releases),
    registry: async () => readRegistry(releases),
    journal: async () => readJournal(releases),
    change: (what, change) => changeRegistry(releases, what, change),
    changeSet: (what, change) => changeRegistrySet(releases, what, change),
    versions: async (remote) =>
      versionsOf(releases, remote).map((version) => ({
        version,
        at: publishedAt(releases, remote, version),
      })),
    read: async (remote, version, file) => readPublished(releases, remote, version, file),
    publish: async (dist, remote, version, beside) => copyRelease(dist, releases, remote, version, beside),
    sign: async (remote, version, token) =>
      writeBeside(releases, remote, version, { [SIGNATURE_FILE]: token }),
    sourceMaps: async (remote, version) => readSourceMaps(releases, remote, version),
    prune: (remote, now) =>
      withLock(releases, async () => {
        const old = await findOldReleases(store, remote, now);
        for (const version of old) removeRelease(releases, remote, version);
        removeLeftovers(releases, now);
        if (remote === 'shell') pruneGatheredAssets(releases);
        return old;
      }),
    failures: async () => readFailures(releases),
    saveFailures: async (counts) => writeFailures(releases, counts),
    checkout: async () => ({ folder: releases, remove: () => {} }),
  };
  return store;
};

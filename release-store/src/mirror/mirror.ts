import { REGISTRY, VERSIONS, type VersionIndex } from '../bucket/documents';
import { openS3Client } from '../bucket/s3/s3-client';
import { readRegistry } from '../folder/registry-file';
import { removeRelease, versionsOf } from '../folder/release-folder';
import type { ActiveRemote, Registry } from '../registry';
import { lockMirrorDirectory } from './lock-mirror-directory';
import { PolledJson } from './polled-json';
import { publishRegistry } from './publish-registry';
import { type FetcherOptions, ReleaseFetcher } from './release-fetcher';

/** Keeps a folder of releases like a bucket. */
export interface Mirror {
  /**
   * Looks at the bucket once; resolves to whether more versions are to be fetched. Rejects where the bucket does not
   * answer: the folder then stays as it is.
   */
  sync(): Promise<boolean>;
}

const versionsNamedBy = (entry: ActiveRemote | undefined) => [
  entry?.version,
  entry?.canary?.version,
  entry?.previous,
];

/** Removes what is published no more, and named by neither registry: the bucket's and the folder's. */
const removeStale = (releases: string, index: VersionIndex, registry: Registry): void => {
  const published = readRegistry(releases);
  for (const [remote, versions] of Object.entries(index)) {
    const kept = new Set([
      ...versions.map(({ version }) => version),
      ...versionsNamedBy(registry.remotes[remote]),
      ...versionsNamedBy(published.remotes[remote]),
    ]);
    for (const version of versionsOf(releases, remote))
      if (!kept.has(version)) removeRelease(releases, remote, version);
  }
};

/**
 * Makes a folder of releases the mirror of a bucket, for a server and for nginx, which read folders; throws where the
 * folder holds anything else. A change of the registry is published once the versions that it names are here; a remote
 * of which one can't be fetched stays as it was.
 */
export const createMirror = ({
  bucket,
  releases,
  onError,
}: { bucket: string } & Pick<FetcherOptions, 'releases' | 'onError'>): Mirror => {
  lockMirrorDirectory(releases, bucket);
  const client = openS3Client(bucket);
  const registry = new PolledJson(client, REGISTRY);
  const index = new PolledJson(client, VERSIONS);
  const fetcher = new ReleaseFetcher({ client, releases, index: () => index.value, onError });

  return {
    sync: async () => {
      await registry.poll();
      await index.poll();
      // A bucket without a registry takes nothing out of service: it is new, or somebody emptied it.
      if (registry.isFound) await publishRegistry(fetcher, releases, registry.value);
      if (await fetcher.fetchNext()) return true;
      removeStale(releases, index.value, registry.value);
      return false;
    },
  };
};

import { readRegistry, writeRegistry } from '../folder/registry-file';
import type { ActiveRemote, Registry } from '../registry';
import type { ReleaseFetcher } from './release-fetcher';

/** The entry once its versions are here. The one before the active one may be missing: nobody is shown it. */
const resolveEntry = async (
  fetcher: ReleaseFetcher,
  remote: string,
  entry: ActiveRemote,
  published: ActiveRemote | undefined,
): Promise<ActiveRemote | undefined> => {
  const { version, canary, previous, signature } = entry;
  const isSignedAnew = signature !== published?.signature;
  /** @param wanted version */
  const isFetched = (wanted: string) => fetcher.fetchVersion(remote, wanted, isSignedAnew);
  if (version && !(await isFetched(version))) return published;
  if (canary?.version && !(await isFetched(canary.version))) return published;
  if (previous && fetcher.find(remote, previous)) await isFetched(previous);
  return entry;
};

/** Writes a bucket's registry into a folder of releases; a remote whose version can't be fetched stays as it was. */
export const publishRegistry = async (
  fetcher: ReleaseFetcher,
  releases: string,
  registry: Registry,
): Promise<void> => {
  const published = readRegistry(releases);
  const remotes: Record<string, ActiveRemote> = {};
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    const resolved = await resolveEntry(fetcher, remote, entry, published.remotes[remote]);
    if (resolved) remotes[remote] = resolved;
  }
  const next = { ...registry, remotes };
  if (JSON.stringify(next) !== JSON.stringify(published)) writeRegistry(releases, next);
};

import type { ActiveRemote } from './registry';
import type { ReleaseStore } from './release-store';

/** Versions remembered as taken back: more than any remote keeps. */
const MAX_REVERTED = 50;

/** The entry with the version taken back; the same entry where it is gone, or was taken back before. */
export const withReverted = (entry: ActiveRemote, version: string): ActiveRemote => {
  const reverted = entry.reverted ?? [];
  if (reverted.includes(version)) return entry;
  const { canary, since, ...rest } = entry;
  const noted = { reverted: [...reverted, version].slice(-MAX_REVERTED) };
  if (canary?.version === version) return { ...rest, ...(since && { since }), ...noted };
  if (entry.version !== version || !entry.previous) return entry;
  return { ...rest, ...(canary && { canary }), version: entry.previous, previous: null, ...noted };
};

/** The entry without the version; the same entry when nothing stands behind it, too. */
const withoutVersion = async (
  entry: ActiveRemote | undefined,
  version: string,
  isPublished: (version: string) => Promise<boolean>,
): Promise<ActiveRemote | undefined> => {
  if (!entry) return entry;
  const next = withReverted(entry, version);
  const isGone = next.version !== entry.version && !(await isPublished(next.version ?? ''));
  return isGone ? entry : next;
};

/**
 * Takes one version of a remote out of service: a trial ends, an active version gives way to the one before. Once
 * for each version, so that two bad versions never alternate. Resolves to whether anything changed.
 */
export const revert = async (
  store: Pick<ReleaseStore, 'read' | 'change'>,
  { remote, version, by, reason }: { remote: string; version: string; by: string; reason: string },
): Promise<boolean> => {
  const isPublished = async (one: string) => (await store.read(remote, one, 'release.json')) !== null;
  let isDone = false;
  await store.change({ remote, action: 'rollback', by, reason }, async (entry) => {
    const next = await withoutVersion(entry, version, isPublished);
    isDone = next !== entry;
    return next;
  });
  return isDone;
};

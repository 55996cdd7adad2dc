/** Versions remembered as taken back: more than any remote keeps. */
const REMEMBERED = 50;

/** The entry without the version; the same entry when it is gone, was taken back before, or nothing stands behind it. */
const without = async (entry, version, isPublished) => {
  const reverted = entry?.reverted ?? [];
  if (!entry || reverted.includes(version)) return entry;
  const { canary, since: _, ...rest } = entry;
  const noted = { reverted: [...reverted, version].slice(-REMEMBERED) };
  if (canary?.version === version) return { ...rest, ...(entry.since && { since: entry.since }), ...noted };
  if (entry.version !== version || !entry.previous || !(await isPublished(entry.previous))) return entry;
  return { ...rest, ...(canary && { canary }), version: entry.previous, previous: null, ...noted };
};

/**
 * Takes one version of a remote out of service: a trial ends, an active version gives way to the one before. Once
 * for each version, so that two bad versions never alternate. Resolves to whether anything changed.
 *
 * @param depot where the remote is published (depot.d.mts)
 * @param {{remote: string, version: string, qui: string, pourquoi: string}} what
 */
export const revert = async (depot, { remote, version, qui, pourquoi }) => {
  const isPublished = async (one) => (await depot.read(remote, one, 'release.json')) !== null;
  let isDone = false;
  await depot.change({ remote, verbe: 'rollback', qui, pourquoi }, async (entry) => {
    const next = await without(entry, version, isPublished);
    isDone = next !== entry;
    return next;
  });
  return isDone;
};

const DAY = 86_400_000;

/** What open pages may still ask for: the newest versions, and what was published or active so many days ago. */
const KEPT = { versions: 3, days: 30 };

/** Until when each version was active: `[version, epoch milliseconds]`, by the journal. */
const endsOf = (lines, now) =>
  lines.map(({ version }, index) => [
    version,
    index + 1 < lines.length ? Date.parse(lines[index + 1].date) : now,
  ]);

/**
 * Versions of a remote that no page can ask for any more, oldest first: neither in the registry, nor among the three
 * newest, nor published or active within 30 days of `now` (epoch milliseconds).
 *
 * @param depot where the remote is published
 */
export const oldReleases = async (depot, remote, now) => {
  const { version, previous, canary } = (await depot.registry()).remotes[remote] ?? {};
  const lines = (await depot.journal()).filter((line) => line.remote === remote);
  const since = now - KEPT.days * DAY;
  const recent = endsOf(lines, now).flatMap(([one, end]) => (end >= since ? [one] : []));
  const dated = (await depot.versions(remote)).sort((a, b) => a.at - b.at);
  const newest = dated.slice(-KEPT.versions).map((one) => one.version);
  const kept = new Set([version, previous, canary?.version, ...recent, ...newest]);
  return dated.filter((one) => one.at < since && !kept.has(one.version)).map((one) => one.version);
};

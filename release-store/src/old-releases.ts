import type { JournalLine } from './registry';
import type { ReleaseStore } from './release-store';

const DAY_MS = 86_400_000;

/** What open pages may still ask for: the newest versions, and what was published or active so many days ago. */
const KEPT = { versions: 3, days: 30 };

/** Until when each version was active, and when its trial began or ended; epoch milliseconds, by the journal. */
const activePeriods = (lines: JournalLine[], now: number) =>
  lines.flatMap(({ version, trial, date }, index) => {
    const next = lines[index + 1];
    const active = { version, end: next ? Date.parse(next.date) : now };
    return trial === undefined ? [active] : [active, { version: trial, end: Date.parse(date) }];
  });

/**
 * Versions of a remote that no page can ask for any more, oldest first: neither in the registry, nor among the three
 * newest, nor published or active within 30 days of `now` (epoch milliseconds).
 */
export const findOldReleases = async (
  store: Pick<ReleaseStore, 'registry' | 'journal' | 'versions'>,
  remote: string,
  now: number,
): Promise<string[]> => {
  const entry = (await store.registry()).remotes[remote];
  const lines = (await store.journal()).filter((line) => line.remote === remote);
  const since = now - KEPT.days * DAY_MS;
  const recent = activePeriods(lines, now).flatMap(({ version, end }) => (end >= since ? [version] : []));
  const dated = (await store.versions(remote)).sort((a, b) => a.at - b.at);
  const newest = dated.slice(-KEPT.versions).map(({ version }) => version);
  const kept = new Set([entry?.version, entry?.previous, entry?.canary?.version, ...recent, ...newest]);
  return dated.filter(({ version, at }) => at < since && !kept.has(version)).map(({ version }) => version);
};

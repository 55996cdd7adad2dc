import { type JournalLine, linesOf } from './registry';
import type { ReleaseStore } from './release-store';

const DAY_MS = 86_400_000;

/** Retention for open pages: newest versions kept, and days since publication or last use. */
const RETENTION = { versions: 3, days: 30 };

/** End of each version's active or trial period by the journal, epoch milliseconds. */
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
  const lines = linesOf(remote, await store.journal());
  const since = now - RETENTION.days * DAY_MS;
  const recent = activePeriods(lines, now).flatMap(({ version, end }) => (end >= since ? [version] : []));
  const dated = (await store.versions(remote)).sort((a, b) => a.at - b.at);
  const newest = dated.slice(-RETENTION.versions).map(({ version }) => version);
  const kept = new Set([entry?.version, entry?.previous, entry?.canary?.version, ...recent, ...newest]);
  return dated.filter(({ version, at }) => at < since && !kept.has(version)).map(({ version }) => version);
};

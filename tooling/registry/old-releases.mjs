import { statSync } from 'node:fs';
import { readJournal } from './journal.mjs';
import { readRegistry } from './registry-file.mjs';
import { versionFolder, versionsOf } from './release-folder.mjs';

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
 */
export const oldReleases = (releases, remote, now) => {
  const { version, previous, canary } = readRegistry(releases).remotes[remote] ?? {};
  const lines = readJournal(releases).filter((line) => line.remote === remote);
  const since = now - KEPT.days * DAY;
  const recent = endsOf(lines, now).flatMap(([one, end]) => (end >= since ? [one] : []));
  const dated = versionsOf(releases, remote)
    .map((one) => ({ one, at: statSync(versionFolder(releases, remote, one)).mtimeMs }))
    .sort((a, b) => a.at - b.at);
  const newest = dated.slice(-KEPT.versions).map(({ one }) => one);
  const kept = new Set([version, previous, canary?.version, ...recent, ...newest]);
  return dated.filter(({ one, at }) => at < since && !kept.has(one)).map(({ one }) => one);
};

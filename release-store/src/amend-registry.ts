import type { ActiveRemote, JournalLine, Registry } from './registry';
import type { Change, ChangeEntries, ChangeEntry, SetChange } from './release-store';

/** The version whose trial begins or ends between two entries. */
const trialOf = (before: ActiveRemote | undefined, after: ActiveRemote): string | null => {
  const [old, young] = [before?.canary, after.canary];
  const isSame = old?.version === young?.version && old?.percent === young?.percent;
  return isSame ? null : (young?.version ?? old?.version ?? null);
};

/** A change of one remote, as the one of a set of one. */
export const asSet = (
  { remote, ...what }: Change,
  change: ChangeEntry,
): [what: SetChange, change: ChangeEntries] => [
  { ...what, remotes: [remote] },
  async (entries) => {
    const next = await change(entries[remote]);
    return next ? { [remote]: next } : {};
  },
];

/**
 * The registry after a change of entries, with its next revision and the change itself as `lastChange`; the same object
 * when `change` gives the same entries, or none. Throws where it gives an entry of a remote that `what` does not name.
 */
export const amendRegistry = async (
  registry: Registry,
  { remotes, action, by = null, reason = null }: SetChange,
  change: ChangeEntries,
  changeId?: string,
): Promise<Registry> => {
  const given = Object.entries(await change(registry.remotes));
  const other = given.find(([remote]) => !remotes.includes(remote));
  if (other) throw new Error(`${other[0]}: its entry is none of those to change`);
  const changed = given.filter(([remote, entry]) => entry !== registry.remotes[remote]);
  const [first] = changed.toSorted(([one], [two]) => remotes.indexOf(one) - remotes.indexOf(two));
  if (!first) return registry;
  const [remote, entry] = first;
  const revision = registry.revision + 1;
  const trial = remotes.length === 1 ? trialOf(registry.remotes[remote], entry) : null;
  const set = changed.map(([name, { version }]) => [
    name,
    { version, before: registry.remotes[name]?.version ?? null },
  ]);
  const lastChange: JournalLine = {
    revision,
    date: new Date().toISOString(),
    action,
    ...(changeId !== undefined && { changeId }),
    remote,
    version: entry.version,
    ...(trial !== null && { trial }),
    ...(remotes.length > 1 && { set: Object.fromEntries(set) }),
    by,
    reason,
  };
  return { revision, remotes: { ...registry.remotes, ...Object.fromEntries(changed) }, lastChange };
};

import type { ActiveRemote, JournalLine, Registry } from './registry';
import type { Change, ChangeEntry } from './release-store';

/** The version whose trial begins or ends between two entries. */
const trialOf = (before: ActiveRemote | undefined, after: ActiveRemote): string | null => {
  const [old, young] = [before?.canary, after.canary];
  const isSame = old?.version === young?.version && old?.percent === young?.percent;
  return isSame ? null : (young?.version ?? old?.version ?? null);
};

/**
 * The registry after a change of one remote's entry, with its next revision and the change itself as `lastChange`; the
 * same object when `change` gives the same entry.
 */
export const amendRegistry = async (
  registry: Registry,
  { remote, action, by = null, reason = null }: Change,
  change: ChangeEntry,
  changeId?: string,
): Promise<Registry> => {
  const entry = registry.remotes[remote];
  const next = await change(entry);
  if (next === entry || next === undefined) return registry;
  const revision = registry.revision + 1;
  const trial = trialOf(entry, next);
  const lastChange: JournalLine = {
    revision,
    date: new Date().toISOString(),
    action,
    ...(changeId !== undefined && { changeId }),
    remote,
    version: next.version,
    ...(trial !== null && { trial }),
    by,
    reason,
  };
  return { revision, remotes: { ...registry.remotes, [remote]: next }, lastChange };
};

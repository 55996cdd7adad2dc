import type { RegistryEntry } from 'shared-contract';
import type { StoredRemote } from './stored-remote';

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

const isSamePart = (one: string, other: string | undefined): boolean =>
  one === other || one.startsWith(':') || (other?.startsWith(':') ?? false);

/** True when one path can match both patterns. */
const overlap = (one: string, other: string): boolean => {
  const [parts, others] = [segmentsOf(one), segmentsOf(other)];
  return parts.length === others.length && parts.every((part, rank) => isSamePart(part, others[rank]));
};

interface OwnedPath {
  owner: string;
  path: string;
}

/** The entry without the screens that are somebody else's. */
const withoutTaken = (
  entry: RegistryEntry,
  owned: OwnedPath[],
  onError: (error: Error) => void,
): RegistryEntry => {
  const screens = entry.screens.filter(({ path }) => {
    const taken = owned.find((each) => each.owner !== entry.name && overlap(each.path, path));
    if (taken) onError(new Error(`${path} of ${entry.name} belongs to ${taken.owner}`));
    return !taken;
  });
  return screens.length === entry.screens.length ? entry : { ...entry, screens };
};

/** A name is where a remote keeps things in a browser (`mf-x:…`), and how the page finds it: none begins like another. */
const isAlike = (one: string, other: string): boolean =>
  one !== other && (one.startsWith(other) || other.startsWith(one));

/** The elder ones of the remotes whose names begin alike. */
const withOwnNames = (eldest: StoredRemote[], onError: (error: Error) => void): StoredRemote[] => {
  const allowed: StoredRemote[] = [];
  for (const remote of eldest) {
    const { name } = remote.entry;
    const taken = allowed.find(({ entry }) => isAlike(entry.name, name));
    if (taken)
      onError(new Error(`${name} begins like ${taken.entry.name}, and would share its storage keys`));
    else allowed.push(remote);
  }
  return allowed;
};

/**
 * The remotes, none with a screen of another one: an address stays with who had it first, by the instant of the
 * promotion. Publishing and promoting refuse such a version; this holds for whoever wrote the registry without them.
 * `tell` is given each screen that was left out.
 */
export const resolveOwners = (remotes: StoredRemote[], onError: (error: Error) => void): StoredRemote[] => {
  const owned: OwnedPath[] = [];
  const allowed = new Map<string, StoredRemote>();
  // An instant of the registry is ISO 8601: the order of texts is that of time, and what has none was there before.
  const eldest = remotes.toSorted((one, other) => (one.since ?? '').localeCompare(other.since ?? ''));
  for (const remote of withOwnNames(eldest, onError)) {
    const entry = withoutTaken(remote.entry, owned, onError);
    owned.push(...entry.screens.map(({ path }) => ({ owner: entry.name, path })));
    allowed.set(entry.name, { ...remote, entry });
  }
  return remotes.flatMap((remote) => {
    const found = allowed.get(remote.entry.name);
    if (!found) return [];
    const { entry, since, trial } = found;
    return [{ entry, since, trial: trial && { ...trial, entry: withoutTaken(trial.entry, owned, onError) } }];
  });
};

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amendRegistry, asSet } from '../amend-registry';
import { parseJson } from '../parse-json';
import { EMPTY_REGISTRY, isRegistry, type Registry } from '../registry';
import type { Change, ChangeEntries, ChangeEntry, SetChange } from '../release-store';
import { appendToJournal } from './journal-file';
import { removeLeftovers } from './leftovers';
import { withLock } from './lock';
import { writeAtomically } from './write-atomically';

const pathOf = (releases: string) => join(releases, 'registry.json');

/** The registry of a release folder: which version of each remote is active; throws where it can't be read. */
export const readRegistry = (releases: string): Registry => {
  const path = pathOf(releases);
  return existsSync(path) ? parseJson(readFileSync(path, 'utf8'), path, isRegistry) : EMPTY_REGISTRY;
};

/** Writes the registry of a release folder, whole or not at all. */
export const writeRegistry = (releases: string, registry: Registry): void =>
  writeAtomically(pathOf(releases), JSON.stringify(registry, null, 2));

/**
 * Changes the entries of remotes in a release folder, by one write. Changes wait for one another, each has a revision of
 * its own and a line in the journal. Resolves to the registry afterwards.
 */
export const changeRegistrySet = async (
  releases: string,
  what: SetChange,
  change: ChangeEntries,
): Promise<Registry> => {
  mkdirSync(releases, { recursive: true });
  return withLock(releases, async () => {
    const registry = readRegistry(releases);
    appendToJournal(releases, registry.lastChange);
    const changed = await amendRegistry(registry, what, change);
    if (changed === registry) return registry;
    writeRegistry(releases, changed);
    appendToJournal(releases, changed.lastChange);
    removeLeftovers(releases, Date.now());
    return changed;
  });
};

/** Changes the entry of one remote in a release folder, as {@link changeRegistrySet} does. */
export const changeRegistry = (releases: string, what: Change, change: ChangeEntry): Promise<Registry> =>
  changeRegistrySet(releases, ...asSet(what, change));

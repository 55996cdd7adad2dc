import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { amend } from './amend.mjs';
import { note } from './journal.mjs';
import { withLock } from './lock.mjs';

/** Before anything was activated. */
export const EMPTY_REGISTRY = { revision: 0, remotes: {} };

/** The registry file of a release folder: which version of each remote is active. */
export const readRegistry = (releases) => {
  const path = join(releases, 'registry.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : EMPTY_REGISTRY;
};

/** Written beside, then renamed: a reader sees the old list or the new one, never half of one. */
export const writeRegistry = (releases, registry) => {
  const path = join(releases, 'registry.json');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(registry, null, 2));
  renameSync(draft, path);
};

/**
 * Changes the entry of one remote: `change(entry | undefined)` gives the new entry, or the same one to change
 * nothing. Changes wait for one another, each has a revision of its own and a line in the journal.
 *
 * @param {string} releases folder of the releases
 * @param {{remote: string, verbe: string, qui?: string, pourquoi?: string}} what
 * @returns the registry as it stands afterwards
 */
export const changeRegistry = async (releases, what, change) => {
  mkdirSync(releases, { recursive: true });
  return withLock(releases, async () => {
    const registry = readRegistry(releases);
    note(releases, registry.derniere);
    const changed = await amend(registry, what, change);
    if (changed === registry) return registry;
    writeRegistry(releases, changed);
    note(releases, changed.derniere);
    return changed;
  });
};

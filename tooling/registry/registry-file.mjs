import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { note } from './journal.mjs';
import { withLock } from './lock.mjs';

/** The registry file of a release folder: which version of each remote is active. */
export const readRegistry = (releases) => {
  const path = join(releases, 'registry.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { revision: 0, remotes: {} };
};

/** Written beside, then renamed: a reader sees the old list or the new one, never half of one. */
const writeRegistry = (releases, registry) => {
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
  return withLock(releases, () => {
    const registry = readRegistry(releases);
    note(releases, registry.derniere);
    const entry = registry.remotes[what.remote];
    const next = change(entry);
    if (next === entry) return registry;
    const revision = registry.revision + 1;
    const changed = {
      ...registry,
      revision,
      remotes: { ...registry.remotes, [what.remote]: next },
      derniere: {
        revision,
        date: new Date().toISOString(),
        verbe: what.verbe,
        remote: what.remote,
        version: next.version,
        qui: what.qui ?? null,
        pourquoi: what.pourquoi ?? null,
      },
    };
    writeRegistry(releases, changed);
    note(releases, changed.derniere);
    return changed;
  });
};

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type Guard, Untrusted, verifyEntry } from 'release-store';
import { ActiveRemoteSchema } from '../release-schemas';

type Entry = Static<typeof ActiveRemoteSchema>;
type Entries = Record<string, Entry>;

const Entries = Type.Record(Type.String(), ActiveRemoteSchema);

/** Last verified entries, or none; they are verified again in any case. */
const readCache = (file: string): Entries => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Value.Check(Entries, value) ? value : {};
  } catch {
    return {};
  }
};

const writeCache = (file: string, entries: Entries): void => {
  const draft = `${file}.draft-${process.pid}`;
  writeFileSync(draft, JSON.stringify(entries, null, 2));
  renameSync(draft, file);
};

/**
 * Gives of a registry what may be believed: an entry that somebody who may has signed, and none that is older than the
 * one that this server saw before. In place of any other stands the one that it saw before, which it keeps in `memory`,
 * a file of its own; so it does after a restart, though the key be replaced meanwhile. `tell` is given what was wrong, remote by remote.
 */
export const createVerifiedEntries = (guard: Guard, cacheFile: string) => {
  const sinceOf = async (remote: string, entry: Entry | undefined): Promise<number | null> =>
    entry ? verifyEntry(guard.trust(), remote, entry, 'seen').catch(() => null) : null;

  const verify = async (
    remote: string,
    entry: Entry | undefined,
    before: Entry | undefined,
    onError: (error: unknown) => void,
  ): Promise<Entry | null> => {
    const seen = await sinceOf(remote, before);
    try {
      if (!entry) throw new Untrusted(`${remote} n’est plus dans le registre.`);
      const since = await verifyEntry(guard.trust(), remote, entry);
      if (seen !== null && since < seen)
        throw new Untrusted(`L’état de ${remote} dans le registre est plus ancien que le dernier vu ici.`);
      return entry;
    } catch (error) {
      onError(error);
      return seen === null ? null : (before ?? null);
    }
  };

  return async (
    entries: Entries,
    onError: (remote: string) => (error: unknown) => void,
  ): Promise<Entries> => {
    const before = readCache(cacheFile);
    const verified: Entries = {};
    for (const remote of new Set([...Object.keys(entries), ...Object.keys(before)])) {
      const entry = await verify(remote, entries[remote], before[remote], onError(remote));
      if (entry) verified[remote] = entry;
    }
    if (JSON.stringify(verified) !== JSON.stringify(before)) writeCache(cacheFile, verified);
    return verified;
  };
};

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Value } from '@sinclair/typebox/value';
import { type Guard, Untrusted, verifyEntry } from 'release-store';
import { type Entries, EntriesSchema, type Entry, type SharedMemory } from './believed-entries.queries';

/** Last verified entries, or none; they are verified again in any case. */
const readCache = (file: string): Entries => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Value.Check(EntriesSchema, value) ? value : {};
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
 * one that was believed before. In place of any other stands that one, which this server keeps in a file of its own, also
 * though its key be replaced meanwhile; `shared` has what all processes believed, for a server that has no such file.
 * `tell` is given what was wrong, remote by remote.
 */
export const createVerifiedEntries = (guard: Guard, cacheFile: string, shared: SharedMemory | null) => {
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

  /** What a remote has in the own file counts before what the others saw: they may be ahead of this server's copy. */
  const readBefore = async (): Promise<Entries> => ({
    ...(await shared?.read().catch(() => ({}))),
    ...readCache(cacheFile),
  });

  const share = async (verified: Entries): Promise<void> => {
    for (const [remote, entry] of Object.entries(verified)) {
      const since = await sinceOf(remote, entry);
      if (since !== null) await shared?.write(remote, entry, since);
    }
  };

  return async (
    entries: Entries,
    onError: (remote: string) => (error: unknown) => void,
  ): Promise<Entries> => {
    const before = await readBefore();
    const verified: Entries = {};
    for (const remote of new Set([...Object.keys(entries), ...Object.keys(before)])) {
      const entry = await verify(remote, entries[remote], before[remote], onError(remote));
      if (entry) verified[remote] = entry;
    }
    if (JSON.stringify(verified) !== JSON.stringify(readCache(cacheFile))) writeCache(cacheFile, verified);
    // The own file has it already: a database that is away hinders nothing.
    await share(verified).catch(() => {});
    return verified;
  };
};

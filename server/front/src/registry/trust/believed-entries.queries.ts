import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { believedEntries } from 'server-schema/platform/platform';
import { ActiveRemoteSchema } from '../release-schemas';

export type Entry = Static<typeof ActiveRemoteSchema>;
export type Entries = Record<string, Entry>;

export const EntriesSchema = Type.Record(Type.String(), ActiveRemoteSchema);

/** What all processes believed last, for one that starts without a data folder of its own. */
export interface SharedMemory {
  read(): Promise<Entries>;
  /** `since`: instant of its signature, epoch milliseconds; an older entry changes nothing. */
  write(remote: string, entry: Entry, since: number): Promise<void>;
}

/** The shared memory of a database. */
export const openSharedMemory = (db: Orm): SharedMemory => ({
  read: async () => {
    const rows = await db.select().from(believedEntries);
    const entries = Object.fromEntries(rows.map(({ remote, entry }) => [remote, entry]));
    return Value.Check(EntriesSchema, entries) ? entries : {};
  },
  write: async (remote, entry, since) => {
    await db
      .insert(believedEntries)
      .values({ remote, entry, since })
      .onConflictDoUpdate({
        target: believedEntries.remote,
        set: { entry, since },
        setWhere: sql`${believedEntries.since} < ${since}`,
      });
  },
});

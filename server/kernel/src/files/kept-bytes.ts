import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/client';
import { unavailable } from '../errors';
import { isStored } from './orphans.queries';
import type { FileStore } from './store/file-store';

/** Any number: the first half of the key of a digest's lock. */
const BYTES_LOCK = 7_204_506;

/** Keeps others away from these bytes until the transaction ends, in every process. */
const lockBytes = async (tx: Tx, empreinte: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${BYTES_LOCK}, hashtext(${empreinte}))`);
};

const gone = async (): Promise<never> => {
  throw unavailable();
};

/**
 * Belongs in the transaction that writes down whose bytes these are: equal bytes are kept once, and who removes another's
 * may have taken them since they were put. From here to the end of the transaction nobody removes them. `putAgain` puts back
 * what is gone; without it the transaction ends with 503.
 */
export const holdBytes = async (
  tx: Tx,
  files: Pick<FileStore, 'has'>,
  empreinte: string,
  putAgain: () => Promise<unknown> = gone,
): Promise<void> => {
  await lockBytes(tx, empreinte);
  if (!(await files.has(empreinte))) await putAgain();
};

/** Removes bytes that nothing names any longer, the only way to do so; true when they are gone. */
export const removeUnused = (
  { db, files }: { db: Pick<Database, 'transaction'>; files: Pick<FileStore, 'remove'> },
  empreinte: string,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockBytes(tx, empreinte);
    if (await isStored(tx, empreinte)) return false;
    await files.remove(empreinte);
    return true;
  });

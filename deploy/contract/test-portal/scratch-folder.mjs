import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory, where Linux has one: what a database wrote to a real one takes seconds to be removed again. */
const MEMORY = '/dev/shm';

/** Bytes: several of these databases, each of 65 million at the start. */
const ROOM = 512 * 1024 * 1024;

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
};

/**
 * A new folder for what a check writes and forgets.
 *
 * @param {string} prefix
 */
export const scratchFolder = (prefix) => mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));

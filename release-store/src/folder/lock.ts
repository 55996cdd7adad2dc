import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../error-code';

/** Longest wait for the lock, milliseconds; a change itself takes a few. */
const LOCK_TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 20;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const pidOf = (holder: string): number => Number(holder.split('-', 1)[0]);

/** Names of the holders: one while the lock is held, none while it is free. */
const holdersOf = (lock: string): string[] => {
  try {
    return readdirSync(lock);
  } catch {
    return [];
  }
};

/** A folder can be renamed onto an absent or an empty one, never onto one that holds something: of two, one has it. */
const tryAcquire = (lock: string, mine: string): boolean => {
  try {
    renameSync(mine, lock);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    return false;
  }
};

/** Frees the lock of who died holding it: its own name goes, so that nobody who took it since loses it. */
const releaseDeadHolders = (lock: string): void => {
  for (const holder of holdersOf(lock))
    if (pidOf(holder) !== process.pid && !isAlive(pidOf(holder))) rmSync(join(lock, holder), { force: true });
};

const acquire = async (lock: string, mine: string): Promise<void> => {
  const until = Date.now() + LOCK_TIMEOUT_MS;
  while (!tryAcquire(lock, mine)) {
    releaseDeadHolders(lock);
    if (Date.now() > until)
      throw new Error(`le registre est tenu par le processus ${holdersOf(lock).map(pidOf)}`);
    await wait(RETRY_DELAY_MS);
  }
};

/**
 * Runs `work` while nobody else changes the folder; throws when another holds it for ten seconds. The lock is a folder
 * that holds its holder's name and appears with it at once, so that a process that dies at any moment leaves a lock
 * that the next one can take.
 */
export const withLock = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const lock = join(folder, '.lock');
  const name = `${process.pid}-${randomUUID()}`;
  const mine = `${lock}.${name}`;
  mkdirSync(mine);
  writeFileSync(join(mine, name), '');
  try {
    await acquire(lock, mine);
    return await work();
  } finally {
    rmSync(join(lock, name), { force: true });
    rmSync(mine, { recursive: true, force: true });
  }
};

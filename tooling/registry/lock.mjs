import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a change waits for another one: milliseconds. A change itself takes a few. */
const PATIENCE = 10_000;
const PAUSE = 20;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const pidOf = (holder) => Number(holder.split('-', 1)[0]);

/** Names of the holders: one while the lock is held, none while it is free. */
const holdersOf = (lock) => {
  try {
    return readdirSync(lock);
  } catch {
    return [];
  }
};

/** A folder can be renamed onto an absent or an empty one, never onto one that holds something: of two, one has it. */
const take = (lock, mine) => {
  try {
    renameSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    return false;
  }
};

/** Frees the lock of who died holding it: its own name goes, so that nobody who took it since loses it. */
const forgetTheDead = (lock) => {
  for (const holder of holdersOf(lock))
    if (pidOf(holder) !== process.pid && !isAlive(pidOf(holder))) rmSync(join(lock, holder), { force: true });
};

const waitFor = async (lock, mine) => {
  const until = Date.now() + PATIENCE;
  while (!take(lock, mine)) {
    forgetTheDead(lock);
    if (Date.now() > until)
      throw new Error(`le registre est tenu par le processus ${holdersOf(lock).map(pidOf)}`);
    await wait(PAUSE);
  }
};

/**
 * Runs `work` while nobody else changes the folder. The lock is a folder that holds its holder's name and appears
 * with it at once, so that a process that dies at any moment leaves a lock that the next one can take.
 */
export const withLock = async (folder, work) => {
  const lock = join(folder, '.verrou');
  const name = `${process.pid}-${randomUUID()}`;
  const mine = `${lock}.${name}`;
  mkdirSync(mine);
  writeFileSync(join(mine, name), '');
  try {
    await waitFor(lock, mine);
    return await work();
  } finally {
    rmSync(join(lock, name), { force: true });
    rmSync(mine, { recursive: true, force: true });
  }
};

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const holderOf = (lock) => {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8'));
  } catch {
    return 0;
  }
};

/** Making a folder is atomic: of two that try, one has it. */
const take = (lock) => {
  try {
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
};

/** Runs `work` while no other process changes the folder; a lock whose holder died is taken over. */
export const withLock = async (folder, work) => {
  const lock = join(folder, '.verrou');
  const until = Date.now() + PATIENCE;
  while (!take(lock)) {
    const holder = holderOf(lock);
    if (holder > 0 && !isAlive(holder)) rmSync(lock, { recursive: true, force: true });
    else if (Date.now() > until) throw new Error(`le registre est tenu par le processus ${holder}`);
    else await wait(PAUSE);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};

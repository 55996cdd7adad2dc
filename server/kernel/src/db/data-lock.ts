import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './error-code';

/** Another living process has the data directory; the server then ends with `exitCode`. */
export class DataDirectoryInUse extends Error {
  readonly exitCode = 3;

  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(`Le répertoire de données ${directory} est déjà utilisé par le processus ${pid}.`);
  }
}

/** A process, told apart from a later one that was given the same number. */
interface Holder {
  pid: number;
  /** Boot and start time of the process where the system tells them (Linux), otherwise empty. */
  birth: string;
}

const heldLocks = new Set<string>();

const birthOf = (pid: number): string => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, a name in parentheses, may hold spaces; the start time is the 20th field after it.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const isAlive = (holder: Holder, file: string): boolean => {
  if (!isRunning(holder.pid)) return false;
  if (holder.birth !== '') return holder.birth === birthOf(holder.pid);
  return holder.pid !== process.pid || heldLocks.has(file);
};

const readHolder = (file: string): Holder | null => {
  try {
    const [pid, birth] = readFileSync(file, 'utf8').split('\n');
    return { pid: Number(pid), birth: birth ?? '' };
  } catch {
    return null;
  }
};

const tryLink = (mine: string, file: string): boolean => {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/** Moves a dead holder's lock away; puts it back when somebody else took it over in between. */
const removeStale = (file: string, stale: Holder): void => {
  const moved = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, moved);
  } catch {
    return;
  }
  if (readHolder(moved)?.birth !== stale.birth) tryLink(moved, file);
  rmSync(moved, { force: true });
};

/**
 * Takes the directory for this process, or throws DataDirectoryInUse: PGlite itself would let two processes
 * write to it. Gives back the function that frees it; a process that dies frees it too.
 */
export const lockDataDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'lock');
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid}\n${birthOf(process.pid)}\n`);
  try {
    while (!tryLink(mine, file)) {
      const holder = readHolder(file);
      if (holder && isAlive(holder, file)) throw new DataDirectoryInUse(directory, holder.pid);
      if (holder) removeStale(file, holder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  heldLocks.add(file);
  const release = () => {
    if (heldLocks.delete(file)) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
};

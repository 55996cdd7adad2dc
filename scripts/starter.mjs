import { spawnSync } from 'node:child_process';

/** How far up a package manager stands: its shell, and the shell that is `node` in `node_modules/.bin`. */
const LEVELS = 5;

/** Parent and command of a process, as POSIX's `ps` says it. @type {(pid: number) => { parent: number, command: string } | null} */
const describe = (pid) => {
  const { stdout, status } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(status === 0 ? stdout : '') ?? [];
  return parent === undefined ? null : { parent: Number(parent), command };
};

/** The package manager that started this process, else the process that did. */
const findStarter = () => {
  if (!process.env.npm_lifecycle_event) return process.ppid;
  let pid = process.ppid;
  for (let level = 0; level < LEVELS && pid > 1; level += 1) {
    const found = describe(pid);
    if (found === null) break;
    if (/^(\S*\/)?(node \S*)?(npm|pnpm|yarn)\b/.test(found.command)) return pid;
    pid = found.parent;
  }
  return process.ppid;
};

/** @param {number} pid */
const isThere = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** How often it is looked for, milliseconds. */
const PERIOD = 250;

/**
 * Calls `stop` once who started this command is gone: npm and the shells under it, when they are killed, tell nobody.
 *
 * @param {() => void} stop
 */
export const whenStarterEnds = (stop) => {
  const starter = findStarter();
  const timer = setInterval(() => {
    if (isThere(starter)) return;
    clearInterval(timer);
    stop();
  }, PERIOD);
  timer.unref();
};

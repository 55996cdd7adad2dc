import { spawnSync } from 'node:child_process';

/**
 * Pids of a process and of all its descendants, itself first.
 *
 * @type {(pid: number) => number[]}
 */
const processTree = (pid) => {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  /** @type {(parent: number) => number[]} */
  const below = (parent) => [
    parent,
    ...all.flatMap(([child = 0, its]) => (its === parent ? below(child) : [])),
  ];
  return below(pid);
};

/**
 * Sends a signal to a process and to all its descendants.
 *
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export const signalProcessTree = (pid, signal) => {
  for (const each of processTree(pid)) {
    try {
      process.kill(each, signal);
    } catch {
      // Gone already.
    }
  }
};

/**
 * Kills a process and all its descendants (SIGKILL).
 *
 * @param {number} pid
 */
export const killProcessTree = (pid) => signalProcessTree(pid, 'SIGKILL');

/**
 * Kills a process when this one ends, however it does; its own stop comes before that.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export const killAtExit = (child) => {
  process.once('exit', () => child.kill('SIGKILL'));
};

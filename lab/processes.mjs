import { spawnSync } from 'node:child_process';

/** Every process below one, itself first. @type {(pid: number) => number[]} */
const familyOf = (pid) => {
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

/** Takes the lives of a process and of all below it. @param {number} pid */
export const killFamily = (pid) => {
  for (const each of familyOf(pid)) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
};

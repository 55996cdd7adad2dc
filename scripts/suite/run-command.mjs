import { spawn } from 'node:child_process';
import { root } from '../run.mjs';

/**
 * @typedef {object} Output
 * @property {(chunk: string | Uint8Array) => void} write
 * @property {(command: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<number>} run resolves to the
 *   command's exit code
 * @property {() => void} flush
 */

/**
 * What glibc's allocator keeps of what a process gave back, bytes: by itself it returns every large piece to the system, and
 * each page that is touched again is a fault, which costs most on a virtual machine.
 */
const ALLOCATOR = {
  MALLOC_MMAP_THRESHOLD_: String(32 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(64 * 2 ** 20),
  MALLOC_TOP_PAD_: String(4 * 2 ** 20),
};

/**
 * Runs commands of a step. Alone on the machine, it writes to the terminal as it goes; beside another step, its output
 * is kept, and written whole by `flush`.
 *
 * @param {boolean} isAlone
 * @returns {Output}
 */
export const openOutput = (isAlone) => {
  /** @type {(string | Uint8Array)[]} */
  const kept = [];
  /** @param {string | Uint8Array} chunk */
  const write = (chunk) => (isAlone ? process.stdout.write(chunk) : kept.push(chunk));
  return {
    write,
    run: (command, args, env = {}) =>
      new Promise((resolve) => {
        /** @type {import('node:child_process').StdioOptions} */
        const stdio = isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'];
        const child = spawn(command, args, {
          cwd: root,
          stdio,
          env: { ...ALLOCATOR, ...process.env, ...env },
        });
        child.stdout?.on('data', write);
        child.stderr?.on('data', write);
        child.on('error', (error) => {
          write(`${error.message}\n`);
          resolve(127);
        });
        child.on('close', (code) => resolve(code ?? 1));
      }),
    flush: () => {
      for (const chunk of kept.splice(0)) process.stdout.write(chunk);
    },
  };
};

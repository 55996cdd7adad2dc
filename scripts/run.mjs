import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { whenStarterEnds } from './starter.mjs';

/** Root of the repository, independent of the current directory. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/**
 * Runs a command with the terminal's input and output; resolves to its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/**
 * Runs a command and exits this process with its code when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function runOrExit(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/**
 * Runs a long-lived command: forwards SIGINT and SIGTERM, exits with its code. It ends too when npm does,
 * where npm started it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function runInForeground(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  whenStarterEnds(() => child.kill('SIGTERM'));
  child.on('close', (code) => process.exit(code ?? 1));
}

import { spawn } from 'node:child_process';
import { root } from '../run.mjs';

/**
 * Runs commands of a step. Alone on the machine, it writes to the terminal as it goes; beside another step, its output
 * is kept, and written whole by `flush`.
 */
export const openOutput = (isAlone) => {
  const kept = [];
  const write = (chunk) => (isAlone ? process.stdout.write(chunk) : kept.push(chunk));
  return {
    write,
    /** Resolves to the command's exit code. */
    run: (command, args, env = {}) =>
      new Promise((resolve) => {
        const stdio = isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'];
        const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
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

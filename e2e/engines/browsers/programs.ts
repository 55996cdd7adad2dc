import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Program {
  /** All that it has written so far, line by line. */
  lines: readonly string[];
  hasEnded: () => boolean;
  stop: () => Promise<void>;
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null || pid === undefined;

const stopped = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program that serves the tests, and keeps what it and its own children write. */
export const startProgram = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): Program => {
  const lines: string[] = [];
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.on('error', (error) => lines.push(String(error)));
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => lines.push(line));
  return { lines, hasEnded: () => hasEnded(child), stop: () => stopped(child) };
};

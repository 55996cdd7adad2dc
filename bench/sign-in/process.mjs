import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const STOP_WITHIN = 5000;
const READY_WITHIN = 30_000;

/** Whom a server that may not be root runs as. @type {(user: string | null) => string[]} */
export const asUser = (user) => (user && process.getuid?.() === 0 ? ['runuser', '-u', user, '--'] : []);

/** Acts when this process ends, in whatever way; the answer takes that back. @param {() => void} act */
const onEnd = (act) => {
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    act();
    process.kill(process.pid, signal);
  };
  process.once('exit', act);
  for (const signal of SIGNALS) process.once(signal, onSignal);
  return () => {
    process.off('exit', act);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
};

/**
 * A server of Debian's, whose clock may be wrong by so many seconds and whose words go to a file; the whole group ends
 * with it.
 *
 * @param {{ command: string, args: string[], log: string, user?: string | null, env?: Record<string, string>, skew?: number }} wishes
 */
export const launch = ({ command, args, log, user = null, env = {}, skew = 0 }) => {
  const shifted = skew === 0 ? [] : ['faketime', '-f', `${skew > 0 ? '+' : ''}${skew}s`];
  const [file = command, ...rest] = [...asUser(user), ...shifted, command, ...args];
  const said = openSync(log, 'a');
  const child = spawn(file, rest, {
    cwd: '/',
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', said, said],
  });
  /** @param {NodeJS.Signals} signal */
  const kill = (signal) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has gone by itself.
    }
  };
  const forget = onEnd(() => kill('SIGKILL'));
  return async () => {
    forget();
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      kill('SIGTERM');
      await Promise.race([ended, wait(STOP_WITHIN, null, { ref: false })]);
    }
    kill('SIGKILL');
  };
};

/** Waits until an address answers with 200; throws with the end of the server's log where it never does. @type {(url: string, log: string) => Promise<void>} */
export const untilAnswers = async (url, log) => {
  const end = Date.now() + READY_WITHIN;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (Date.now() > end) throw new Error(`${url} ne répond pas : ${readFileSync(log, 'utf8').slice(-1000)}`);
    await wait(100);
  }
};

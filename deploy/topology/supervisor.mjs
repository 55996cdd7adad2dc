import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {object} Part a process of the topology
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {boolean} [asPostgres] PostgreSQL refuses to run as root
 * @property {string[]} [within] what its command is started by, where it stands on a machine of its own
 * @property {() => Promise<boolean>} isReady
 */

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Milliseconds until what died comes back, as systemd brings it. */
const BACK_AFTER = 10_000;
const READY_WITHIN = 180_000;
const STOP_WITHIN = 20_000;

const isRoot = process.getuid?.() === 0;

/** Where a part's process is named, for a command of another terminal. @type {(folder: string, name: string) => string} */
export const pidFile = (folder, name) => join(folder, 'pids', name);

/** Whether a call was answered with 200. @param {string} url */
export const answers = async (url) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

/** Waits until something holds; throws, naming it, when it does not. @type {(what: string, holds: () => Promise<boolean>) => Promise<void>} */
export const until = async (what, holds) => {
  const end = Date.now() + READY_WITHIN;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what} : toujours pas prêt après ${READY_WITHIN / 1000} s`);
    await wait(250);
  }
};

/** @param {Part} part */
const commandOf = ({ command, args, asPostgres = false, within = [] }) => {
  const user = asPostgres && isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  const [file = command, ...rest] = [...within, ...user, command, ...args];
  return { file, rest };
};

/** The whole group: what a part started goes with it. @type {(child: ChildProcess, signal: NodeJS.Signals) => void} */
const signalGroup = ({ pid }, signal) => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has gone by itself.
  }
};

/**
 * Starts the parts of a topology, brings back those that die, and stops them in the opposite order.
 *
 * @param {string} folder
 */
export const openSupervisor = (folder) => {
  /** @type {Map<string, ChildProcess>} */
  const running = new Map();
  let isStopping = false;
  mkdirSync(join(folder, 'pids'), { recursive: true });
  mkdirSync(join(folder, 'journaux'), { recursive: true });

  /** @param {Part} part */
  const launch = (part) => {
    const { file, rest } = commandOf(part);
    const log = openSync(join(folder, 'journaux', `${part.name}.log`), 'a');
    const env = { ...process.env, ...part.env };
    const child = spawn(file, rest, { env, cwd: folder, detached: true, stdio: ['ignore', log, log] });
    running.set(part.name, child);
    writeFileSync(pidFile(folder, part.name), String(child.pid));
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      console.log(`${part.name} s’est arrêté (${signal ?? code}) ; il revient dans ${BACK_AFTER / 1000} s`);
      setTimeout(() => !isStopping && launch(part), BACK_AFTER).unref();
    });
  };

  return {
    /** Starts parts together, since some wait for one another. @param {Part[]} parts */
    start: async (parts) => {
      for (const part of parts) launch(part);
      for (const { name, isReady } of parts) await until(name, isReady);
    },
    stop: async () => {
      isStopping = true;
      for (const child of [...running.values()].reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        signalGroup(child, 'SIGTERM');
        await Promise.race([ended, wait(STOP_WITHIN, undefined, { ref: false })]);
        signalGroup(child, 'SIGKILL');
      }
      rmSync(join(folder, 'pids'), { recursive: true, force: true });
    },
  };
};

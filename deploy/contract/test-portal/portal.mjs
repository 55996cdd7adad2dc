import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRegistry } from 'release-store';
import { freePort, untilReady } from 'tooling/build/dev/local-server';
import { readJson, root, serverDist } from 'tooling/build/paths';
import { Refusal } from '../../refusal.mjs';
import { ownShellFile, SHELL } from '../../shell-release.mjs';
import { copyDemoData } from './demo-data.mjs';
import { scratchFolder } from './scratch-folder.mjs';
import { ACCOUNTS, openSessions } from './sessions.mjs';
import { readUndrawnScreens } from './undrawn-screens.mjs';

/** A working Monday in term: the demo's events are the same whatever the day of the check. */
const NOW = '2026-11-23T10:00:00+01:00';

/** Settings of the filled database. */
const SETTINGS = { DEMO_STUDENTS: '1', PORTAL_NOW: NOW };

/**
 * Its own school, so that nothing that a school writes in hers (a logo that is missing, a privacy policy that nobody
 * accepted yet) is held against a domain.
 */
const SCHOOL = fileURLToPath(new URL('institution.json', import.meta.url));

/**
 * Its own settings alone: nothing of the caller's school, database, mail or identity provider reaches it.
 *
 * @type {(port: number, data: string, releases: string) => NodeJS.ProcessEnv}
 */
export const environment = (port, data, releases) => ({
  PATH: process.env.PATH,
  PORT: String(port),
  DATA_DIR: data,
  RELEASES_DIR: releases,
  INSTITUTION_FILE: SCHOOL,
  ...SETTINGS,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
});

/**
 * The embedded engine's code is compiled by the first of V8's compilers alone: its second one makes a server faster that
 * lives for days, and costs this one more than a second of processor for its ten.
 */
const QUICK_START = ['--liftoff-only'];

const SERVER = join(serverDist, 'server.js');

/** @param {boolean} hasShell whether the releases name the shell of the pages */
const checkBuilt = (hasShell) => {
  if (!hasShell) ownShellFile('dist/assets.json');
  if (!existsSync(SERVER)) throw new Refusal('shell-absent', 'L’API n’est pas construite : npm run build.');
};

/** @type {(child: import('node:child_process').ChildProcess) => Promise<unknown>} */
const ended = (child) =>
  child.exitCode === null ? new Promise((resolve) => child.once('close', resolve)) : Promise.resolve();

/**
 * Runs the API on a free port over a database and a folder of releases. Resolves to `{ url, undrawn, stop }` once it
 * answers.
 *
 * @param {string} data
 * @param {string} releases
 */
const run = async (data, releases) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...QUICK_START, SERVER], {
    cwd: root,
    env: environment(port, data, releases),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  const undrawn = readUndrawnScreens(child.stdout);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  /** @param {NodeJS.Signals} [signal] */
  const stop = async (signal = 'SIGTERM') => {
    process.off('exit', kill);
    child.kill(signal);
    await ended(child);
  };
  if (await untilReady(url, child)) return { url, undrawn, stop };
  await stop();
  throw new Error(`le portail du contrôle n’a pas démarré.\n${said.join('')}`);
};

/**
 * Fills a database, and signs every demo account in: the clock of each portal over it begins anew, so that its sessions
 * never end.
 *
 * @type {(releases: string) => import('./demo-data.mjs').Fill}
 */
const fillFrom = (releases) => async (data) => {
  const { url, stop } = await run(data, releases);
  try {
    return await openSessions(url);
  } finally {
    await stop();
  }
};

/**
 * Starts the built shell and API on a free port, with a demonstration database of their own, over a folder of
 * releases. Resolves to `{ url, sessions, undrawn, stop }`, with the cookies of each demo account; `stop` leaves nothing behind but the database that the next one begins with.
 *
 * @param {string} releases
 * @param {Pick<import('./stage.mjs').Stage, 'starts' | 'isReady'>} stage
 */
export const startPortal = async (releases, { starts, isReady }) => {
  checkBuilt(readRegistry(releases).remotes[SHELL] !== undefined);
  const folder = scratchFolder('portail-controle-');
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    const data = join(folder, 'data');
    const settings = { ...SETTINGS, accounts: ACCOUNTS, school: readJson(SCHOOL) };
    const fill = fillFrom(releases);
    const sessions = await copyDemoData({ server: SERVER, settings, data, fill, starts });
    starts(false);
    const { url, undrawn, stop } = await run(data, releases);
    isReady();
    // Nobody reads what it leaves: its database is a copy, and goes with it.
    return { url, sessions, undrawn, stop: () => stop('SIGKILL').finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
};

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilReady } from 'tooling/dev/local-server';
import { folderOf, root } from 'tooling/webpack/paths';
import { Refusal } from '../refusal.mjs';

/** A working Monday in term: the demo's events are the same whatever the day of the check. */
const NOW = '2026-11-23T10:00:00+01:00';

/**
 * Its own settings alone: nothing of the caller's database, mail or identity provider reaches it.
 *
 * @type {(port: number, folder: string, releases: string) => NodeJS.ProcessEnv}
 */
const environment = (port, folder, releases) => ({
  PATH: process.env.PATH,
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  RELEASES_DIR: releases,
  DEMO_STUDENTS: '1',
  PORTAL_NOW: NOW,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
});

/** @param {string} server */
const checkBuilt = (server) => {
  if (!existsSync(server) || !existsSync(join(folderOf('shell'), 'dist', 'assets.json')))
    throw new Refusal('shell-absent', 'Le shell et l’API ne sont pas construits : npm run build.');
};

/** @type {(child: import('node:child_process').ChildProcess) => Promise<unknown>} */
const ended = (child) =>
  child.exitCode === null ? new Promise((resolve) => child.once('close', resolve)) : Promise.resolve();

/**
 * Starts the built shell and API on a free port, with a demonstration database of their own, over a folder of
 * releases. Resolves to `{ url, stop }`; `stop` leaves nothing behind.
 *
 * @param {string} releases
 */
export const startPortal = async (releases) => {
  const server = join(root, 'api', 'dist', 'server.js');
  checkBuilt(server);
  const folder = mkdtempSync(join(tmpdir(), 'portail-controle-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [server], {
    cwd: root,
    env: environment(port, folder, releases),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  if (await untilReady(url, child)) return { url, stop };
  await stop();
  throw new Error(`le portail du contrôle n’a pas démarré.\n${said.join('')}`);
};

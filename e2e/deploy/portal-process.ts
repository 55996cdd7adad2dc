import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../tooling/build/paths.mjs';

/** A portal process with a fresh database, port and release folder. */
export interface PortalProcess {
  /** Where its process listens. */
  url: string;
  releases: string;
  /** A folder for what a test builds. */
  workshop: string;
}

const isReady = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/healthz`).catch(() => null);
  return answer?.ok ?? false;
};

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`the portal ended with code ${server.exitCode}`);
    await wait(100);
  }
};

/** First port; a worker's portal uses its index, its nginx three from the tenth on. */
export const FIRST_PORT = Number(process.env.E2E_PORT ?? 3950);

const launch = (port: number, folder: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [join(root, 'server/commands/dist/server.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: join(folder, 'releases'),
      PORTAL_NOW: '2026-11-23T10:00:00+01:00',
      DEMO_STUDENTS: '20',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
  });

/**
 * Starts the built portal on `port`; `end` stops the process, `restart` starts it on the same data, `stop` also
 * deletes the data. `env` adds to its environment.
 */
export const startPortal = async (port: number, env: Record<string, string> = {}) => {
  const url = `http://localhost:${port}`;
  if (await isReady(url)) throw new Error(`another portal answers on port ${port}`);
  const folder = mkdtempSync(join(tmpdir(), 'portail-deploiement-'));
  const portal: PortalProcess = {
    url,
    releases: join(folder, 'releases'),
    workshop: join(folder, 'builds'),
  };
  let server = launch(port, folder, env);
  // A run that is broken off ends its workers, whatever they wait for.
  const abandon = () => server.kill('SIGKILL');
  process.once('exit', abandon);
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    if (server.exitCode === null) await ended;
  };
  const stop = async () => {
    await end();
    process.off('exit', abandon);
    rmSync(folder, { recursive: true, force: true });
  };
  const restart = async () => {
    await end();
    server = launch(port, folder, env);
    await untilReady(url, server);
  };
  try {
    await untilReady(portal.url, server);
    return { portal, end, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, untilReady } from '../../../tooling/build/dev/local-server.mjs';
import { root } from '../../../tooling/build/paths.mjs';
import { startProxy } from './proxy.mjs';
import { startApart } from './release-files.mjs';

/**
 * Portal behind a proxy over a release folder; may be killed at any moment and is restarted as by a service manager.
 * `isApart`: remotes on a separate origin; `env`: release folder and trusted signatures.
 *
 * @param {{ folder: string, isApart: boolean, env: Record<string, string> & { RELEASES_DIR: string } }} options
 */
export const startPortal = async ({ folder, isApart, env }) => {
  const releases = env.RELEASES_DIR;
  const inner = `http://localhost:${await freePort()}`;
  const outer = await freePort();
  const url = `http://localhost:${outer}`;
  const apart = isApart ? await startApart(releases, url) : null;
  const closeRelay = await startProxy(outer, inner, releases);
  const start = () =>
    spawn(process.execPath, [join(root, 'server', 'commands', 'dist', 'server.js')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: new URL(inner).port,
        PUBLIC_URL: url,
        REMOTES_ORIGIN: apart?.url ?? '',
        DATA_DIR: join(folder, 'data'),
        RELEASES_BUCKET: '',
        ...env,
        PORTAL_NOW: '2026-11-23T10:00:00+01:00',
        DEMO_STUDENTS: '20',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'fatal',
      },
    });
  let server = start();
  const ready = async () => {
    if (!(await untilReady(inner, server))) throw new Error('the portal did not start');
  };
  await ready();
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url,
    /** Kills it and starts it again; resolves to how long nobody answered, milliseconds. */
    kill: async () => {
      const since = performance.now();
      await end('SIGKILL');
      server = start();
      await ready();
      return performance.now() - since;
    },
    stop: async () => {
      await end('SIGTERM');
      closeRelay();
      apart?.close();
    },
  };
};

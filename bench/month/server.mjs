import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, untilReady } from '../../tooling/dev/local-server.mjs';
import { root } from '../../tooling/webpack/paths.mjs';
import { startRelay } from './relay.mjs';

/**
 * The built portal behind a relay, over a release folder: it may be killed at any moment, and is started again as a
 * service manager would.
 *
 * @param {string} folder
 * @param {string} releases
 */
export const startPortal = async (folder, releases) => {
  const port = await freePort();
  const inner = `http://localhost:${port}`;
  const start = () =>
    spawn(process.execPath, [join(root, 'api', 'dist', 'server.js')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: join(folder, 'data'),
        RELEASES_DIR: releases,
        RELEASES_BUCKET: '',
        PORTAL_NOW: '2026-11-23T10:00:00+01:00',
        DEMO_STUDENTS: '20',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'fatal',
      },
    });
  const outer = await freePort();
  const url = `http://localhost:${outer}`;
  const closeRelay = await startRelay(outer, inner);
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
    kill: async () => {
      await end('SIGKILL');
      server = start();
      await ready();
    },
    stop: async () => {
      await end('SIGTERM');
      closeRelay();
    },
  };
};

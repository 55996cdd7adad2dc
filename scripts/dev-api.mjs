import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { SERVER_FLAGS } from '../deploy/process/flags.mjs';
import { DEV_RELEASES } from '../tooling/build/dev/dev-releases.mjs';
import { freePort, untilReady } from '../tooling/build/dev/local-server.mjs';
import { lineReader, readableLine } from '../tooling/build/dev/log-lines.mjs';
import { root } from './run.mjs';

// A burst of saves (a branch change, a formatter) is one rebuild.
const QUIET_MS = 150;

/** Source folders of the API. */
const SOURCES = ['server', 'shared-contract/src', 'release-store/src'];

/** What a server writes, for the person at the terminal; as it is where a program reads it. @param {string} line */
const shown = (line) => (process.stdout.isTTY ? readableLine(line) : line);

/**
 * The calls that succeed are not written, as by other servers for development: what goes wrong stays in sight. LOG_LEVEL=info
 * brings them back.
 *
 * @type {(port: number) => NodeJS.ProcessEnv}
 */
const environment = (port) => ({
  LOG_LEVEL: 'warn',
  ...process.env,
  PORT: String(port),
  RELEASES_BUCKET: '',
  RELEASES_DIR: DEV_RELEASES,
});

/**
 * Starts the built API on a free port, with `address` as public URL. Resolves to its address, a restart and a stop
 * function.
 *
 * @param {string} address
 */
export async function startApi(address) {
  const port = await freePort();
  const target = `http://localhost:${port}`;
  const start = () => {
    const server = spawn(
      process.execPath,
      ['--enable-source-maps', ...SERVER_FLAGS, join(root, 'server', 'commands', 'dist', 'server.js')],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: environment(port),
      },
    );
    const write = lineReader((line) => console.log(shown(line).replaceAll(target, address)));
    server.stdout.setEncoding('utf8').on('data', write);
    return server;
  };
  let server = start();
  if (!(await untilReady(target, server))) process.exit(server.exitCode ?? 1);
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  const restart = async () => {
    await stop();
    server = start();
  };
  return { target, restart, stop };
}

/**
 * Rebuilds and restarts the API on source changes; `onFailed` gets the errors, or none.
 *
 * @param {() => Promise<void>} restart
 * @param {(words: string[]) => void} onFailed
 */
export async function watchApi(restart, onFailed) {
  const { buildServer } = await import('../server/commands/build.mjs');
  const rebuild = async () => {
    try {
      await buildServer();
      await restart();
      onFailed([]);
    } catch (error) {
      onFailed([error instanceof Error ? error.message : String(error)]);
    }
  };
  let running = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild);
    }, QUIET_MS);
  };
  const watchers = SOURCES.map((name) => watch(join(root, name), { recursive: true }, note));
  return () => watchers.forEach((watcher) => void watcher.close());
}

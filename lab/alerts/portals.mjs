import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ENV, SERVER_FLAGS } from '../../deploy/process/flags.mjs';
import { answers, until } from '../../deploy/topology/supervisor.mjs';
import { root } from '../../tooling/build/paths.mjs';
import { killAtExit } from '../processes.mjs';

/** @typedef {Awaited<ReturnType<typeof startPortal>>} Portal */

/**
 * A process of the portal as production starts it, in `folder`, with the code of `code` or of this repository.
 *
 * @param {{ folder: string, port: number, env: Record<string, string>, code?: string }} wishes
 */
export const startPortal = async ({ folder, port, env, code = root }) => {
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(join(folder, `portail-${port}.log`), 'a');
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(code, 'server/commands/dist/server.js')], {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      ...SERVER_ENV,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, `donnees-${port}`),
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  killAtExit(child);
  await until(`le portail ${port}`, () => answers(`${url}/healthz`));
  return {
    url,
    port,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** @param {NodeJS.Signals} signal */
    signal: (signal) => child.kill(signal),
    /** Ends it by this signal. @param {NodeJS.Signals} [signal] */
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill(signal);
      await ended;
    },
  };
};

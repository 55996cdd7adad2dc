import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { killProcessTree, signalProcessTree } from '../processes.mjs';
import { asPostgres, isThere, makeCluster } from './throwaway-cluster.mjs';

/** Recovery timeout of a server, milliseconds. */
const RECOVERY = 120_000;

/** PostgreSQL cluster with durable writes on a socket of its own, to be killed and restarted. */
export const openCluster = async () => {
  const { bin, folder, data, url } = makeCluster('portail-arrets-');
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;

  /** Resolves to whether it answers; false where it gave up by itself. */
  const start = async () => {
    const options = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
    const child = spawn(...asPostgres(join(bin, 'postgres'), ['-D', data, ...options]), {
      cwd: '/',
      stdio: 'ignore',
    });
    server = child;
    for (const end = Date.now() + RECOVERY; Date.now() < end; await wait(20)) {
      if (child.exitCode !== null) return false;
      if (await isThere(url)) return true;
    }
    return false;
  };
  const mainPid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const kill = async () => {
    const ended = server ? once(server, 'exit') : null;
    killProcessTree(mainPid());
    await ended;
  };
  if (!(await start())) throw new Error('PostgreSQL ne démarre pas');
  chmodSync(folder, 0o711);
  return {
    url,
    start,
    kill,
    /** Freezes what listens and every session: connections stay, nothing is answered. */
    freeze: () => signalProcessTree(mainPid(), 'SIGSTOP'),
    thaw: () => {
      signalProcessTree(mainPid(), 'SIGCONT');
      // runuser, which starts it, stops with what it started, and does not go on with it.
      server?.kill('SIGCONT');
    },
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

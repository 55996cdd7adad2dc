import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a portal may take to be built, fill its database and answer, on a busy machine: milliseconds. */
const START_TIMEOUT_MS = 600_000;
const PAUSE = 100;

/**
 * A port of this machine that nobody listens on.
 *
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/**
 * Waits for a portal that `child` runs to be ready; false when the process ended or took too long.
 *
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 */
export const untilReady = async (url, child) => {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await wait(PAUSE);
  }
  return false;
};

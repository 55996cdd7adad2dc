import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Timeout for a portal to build, fill its database and answer, milliseconds. */
const START_TIMEOUT_MS = 600_000;
const PAUSE = 100;

/** Port range below the ephemeral ports, so that none is taken while a server starts. */
const PORTS = { from: 20_000, to: 32_000 };
const TRIES = 100;

/** @type {(port: number) => Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port of this machine that nobody listens on.
 *
 * @returns {Promise<number>}
 */
export const freePort = async () => {
  for (let n = 0; n < TRIES; n += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free between ${PORTS.from} and ${PORTS.to}`);
};

/**
 * Waits until the portal of `child` is ready; false when it exits or times out.
 *
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 */
export const untilReady = async (url, child) => {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return true;
    await wait(PAUSE);
  }
  return false;
};

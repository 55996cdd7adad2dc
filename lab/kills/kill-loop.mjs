import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleOrderProcess } from './bundle-order-process.mjs';

const ORDER_PROCESS = await bundleOrderProcess();
/** Start timeout, milliseconds. */
const START_TIMEOUT_MS = 120_000;
/** Maximal time to the kill after the first order, milliseconds. */
const MAX_LIFE_MS = 400;
/** Every n-th kill happens during start-up. */
const KILL_AT_START_EVERY = 10;

/** @typedef {ReturnType<typeof import('./order-clients.mjs').startOrderClients>} OrderClients */
/** @typedef {{ dataDir: string, databaseUrl?: string }} DataLocation */
/** @typedef {{ child: import('node:child_process').ChildProcess, ready: Promise<boolean> }} OrderProcess */

/**
 * Starts the order process; `ready` resolves to false when it exits by itself.
 *
 * @type {(location: DataLocation, clients: OrderClients) => OrderProcess}
 */
export const startOrderProcess = ({ dataDir, databaseUrl }, clients) => {
  const args = [ORDER_PROCESS, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  /** @type {Promise<boolean>} */
  const ready = new Promise((resolve) => {
    child.on('message', (/** @type {{ kind: string, key: string, id?: number }} */ message) => {
      if (message.kind !== 'ready') return clients.hear(message);
      clients.begin((wish) => child.connected && child.send(wish, () => {}));
      resolve(true);
    });
    child.once('exit', () => resolve(false));
    setTimeout(resolve, START_TIMEOUT_MS, false).unref();
  });
  return { child, ready };
};

/** Kills the process (SIGKILL) and waits for its end. @type {(orderProcess: OrderProcess, clients: OrderClients) => Promise<void>} */
const killOrderProcess = async ({ child }, clients) => {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
  child.kill('SIGKILL');
  await ended;
  clients.lose();
};

/** Waits for an order confirmed after `since`; false on timeout. @type {(clients: OrderClients, since: number) => Promise<boolean>} */
const confirmedAfter = async (clients, since) => {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await wait(5))
    if (clients.lastAt() > since) return true;
  return false;
};

/** @typedef {{ kills: number, unreadable: number, waits: number[] }} Tally */

/**
 * Kills the order process repeatedly and restarts it on the same data.
 *
 * @param {DataLocation} location
 * @param {OrderClients} clients
 * @param {() => boolean} isRunning
 * @returns {Promise<Tally>}
 */
export const killOrderProcessRepeatedly = async (location, clients, isRunning) => {
  const tally = { kills: 0, unreadable: 0, waits: /** @type {number[]} */ ([]) };
  let orderProcess = startOrderProcess(location, clients);
  let since = 0;
  while (isRunning()) {
    const isAtStart = tally.kills % KILL_AT_START_EVERY === KILL_AT_START_EVERY - 1;
    if (isAtStart) await wait(Math.random() * (tally.waits.at(-1) ?? 2000));
    else {
      const isFine = (await orderProcess.ready) && (await confirmedAfter(clients, since));
      if (!isFine) tally.unreadable += 1;
      else if (since > 0) tally.waits.push(clients.lastAt() - since);
      await wait(Math.random() * MAX_LIFE_MS);
    }
    await killOrderProcess(orderProcess, clients);
    tally.kills += 1;
    since = Date.now();
    orderProcess = startOrderProcess(location, clients);
  }
  if (!(await orderProcess.ready)) tally.unreadable += 1;
  await clients.settle();
  await killOrderProcess(orderProcess, clients);
  return tally;
};

/**
 * Kills and restarts the database server repeatedly under one order process.
 *
 * @param {Awaited<ReturnType<typeof import('./restartable-cluster.mjs').openCluster>>} cluster
 * @param {DataLocation} location
 * @param {OrderClients} clients
 * @param {() => boolean} isRunning
 * @returns {Promise<Tally>}
 */
export const killServerRepeatedly = async (cluster, location, clients, isRunning) => {
  const tally = { kills: 0, unreadable: 0, waits: /** @type {number[]} */ ([]) };
  const orderProcess = startOrderProcess(location, clients);
  await orderProcess.ready;
  let since = 0;
  while (isRunning()) {
    if (!(await confirmedAfter(clients, since))) tally.unreadable += 1;
    else if (since > 0) tally.waits.push(clients.lastAt() - since);
    await wait(Math.random() * MAX_LIFE_MS);
    await cluster.kill();
    tally.kills += 1;
    since = Date.now();
    if (!(await cluster.start())) tally.unreadable += 1;
  }
  await clients.settle();
  await killOrderProcess(orderProcess, clients);
  return tally;
};

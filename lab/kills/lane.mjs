import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleTill } from './bundle.mjs';

const TILL = await bundleTill();
/** A start that takes longer has failed, milliseconds. */
const START = 120_000;
/** After the first order of a life it goes on for up to so long, milliseconds. */
const LIFE = 400;
/** One of so many is killed while it starts, at any moment of what the last start took. */
const EARLY = 10;

/** @typedef {ReturnType<typeof import('./people.mjs').openPeople>} People */
/** @typedef {{ dataDir: string, databaseUrl?: string }} Place */
/** @typedef {{ child: import('node:child_process').ChildProcess, ready: Promise<boolean> }} Till */

/** Starts the process that takes orders; `ready` is false where it ends by itself instead. @type {(place: Place, people: People) => Till} */
export const openTill = ({ dataDir, databaseUrl }, people) => {
  const args = [TILL, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  /** @type {Promise<boolean>} */
  const ready = new Promise((resolve) => {
    child.on('message', (/** @type {{ kind: string, key: string, id?: number }} */ message) => {
      if (message.kind !== 'ready') return people.hear(message);
      people.begin((wish) => child.connected && child.send(wish, () => {}));
      resolve(true);
    });
    child.once('exit', () => resolve(false));
    setTimeout(resolve, START, false).unref();
  });
  return { child, ready };
};

/** Takes its life. @type {(till: Till, people: People) => Promise<void>} */
const killTill = async ({ child }, people) => {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
  child.kill('SIGKILL');
  await ended;
  people.lose();
};

/** Until an order is confirmed after an instant; false where none is in time. @type {(people: People, since: number) => Promise<boolean>} */
const confirmedAfter = async (people, since) => {
  for (const end = Date.now() + START; Date.now() < end; await wait(5))
    if (people.lastAt() > since) return true;
  return false;
};

/** @typedef {{ kills: number, unreadable: number, waits: number[] }} Tally */

/**
 * Kills the process again and again; each is followed by another one on the same data.
 *
 * @param {Place} place
 * @param {People} people
 * @param {() => boolean} goesOn
 * @returns {Promise<Tally>}
 */
export const killTills = async (place, people, goesOn) => {
  const tally = { kills: 0, unreadable: 0, waits: /** @type {number[]} */ ([]) };
  let till = openTill(place, people);
  let since = 0;
  while (goesOn()) {
    const isEarly = tally.kills % EARLY === EARLY - 1;
    if (isEarly) await wait(Math.random() * (tally.waits.at(-1) ?? 2000));
    else {
      const isFine = (await till.ready) && (await confirmedAfter(people, since));
      if (!isFine) tally.unreadable += 1;
      else if (since > 0) tally.waits.push(people.lastAt() - since);
      await wait(Math.random() * LIFE);
    }
    await killTill(till, people);
    tally.kills += 1;
    since = Date.now();
    till = openTill(place, people);
  }
  if (!(await till.ready)) tally.unreadable += 1;
  await people.settle();
  await killTill(till, people);
  return tally;
};

/**
 * Kills the database server again and again, under one process that stays.
 *
 * @param {Awaited<ReturnType<typeof import('./places.mjs').openCluster>>} cluster
 * @param {Place} place
 * @param {People} people
 * @param {() => boolean} goesOn
 * @returns {Promise<Tally>}
 */
export const killServers = async (cluster, place, people, goesOn) => {
  const tally = { kills: 0, unreadable: 0, waits: /** @type {number[]} */ ([]) };
  const till = openTill(place, people);
  await till.ready;
  let since = 0;
  while (goesOn()) {
    if (!(await confirmedAfter(people, since))) tally.unreadable += 1;
    else if (since > 0) tally.waits.push(people.lastAt() - since);
    await wait(Math.random() * LIFE);
    await cluster.kill();
    tally.kills += 1;
    since = Date.now();
    if (!(await cluster.start())) tally.unreadable += 1;
  }
  await people.settle();
  await killTill(till, people);
  return tally;
};

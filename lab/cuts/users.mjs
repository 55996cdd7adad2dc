import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'playwright';
import { openSession } from '../../tooling/testing/browser/session.mjs';

/** Request timeout, milliseconds. */
const TIMEOUT_MS = 30_000;
/** Pause between two requests of a user, milliseconds. */
const PAUSE_MS = 250;
const SCREEN = 'CommandeSyllabus';

/**
 * @typedef {object} Act one write or page, and what came of it
 * @property {'ecriture' | 'page'} kind
 * @property {number} at when it was asked, epoch milliseconds
 * @property {number} ms until its answer
 * @property {number} status 0 = nothing answered in time
 */

const WRITES = { 'x-requested-with': 'portail', 'sec-fetch-site': 'same-origin' };

/** Accepts this machine's self-signed certificate. */
const requests = {
  newContext: (/** @type {Parameters<typeof request.newContext>[0]} */ options) =>
    request.newContext({ ...options, ignoreHTTPSErrors: true }),
};

/**
 * A user who writes increasing numbers into a draft and reads a page now and then; remembers the last confirmed
 * number.
 *
 * @param {string} baseURL
 * @param {string} user
 * @param {Act[]} acts
 */
const startUser = async (baseURL, user, acts) => {
  const storageState = await openSession(requests, baseURL, user);
  const context = await requests.newContext({ baseURL, storageState, timeout: TIMEOUT_MS });
  const url = `/api/v1/drafts/${SCREEN}`;
  let confirmed = 0;
  /** Writes of which she does not know what became. @type {Set<number>} */
  const unknown = new Set();
  let next = 0;
  let isOver = false;

  /** @type {(kind: Act['kind'], send: () => Promise<import('playwright').APIResponse>) => Promise<number>} */
  const act = async (kind, send) => {
    const at = Date.now();
    const status = await send().then(
      (answer) => answer.status(),
      () => 0,
    );
    acts.push({ kind, at, ms: Date.now() - at, status });
    return status;
  };

  const write = async () => {
    next += 1;
    const number = next;
    const data = { Contenu: { numero: number } };
    const status = await act('ecriture', () => context.put(url, { data, headers: WRITES }));
    if (status === 200 || status === 204) confirmed = number;
    else unknown.add(number);
  };

  const live = async () => {
    for (let turn = 1; !isOver; turn += 1) {
      await write();
      if (turn % 8 === 0) await act('page', () => context.get('/'));
      await wait(PAUSE_MS);
    }
  };
  const living = live();
  return {
    /** Ends; resolves to what is in the place of the last that was confirmed, if anything is: nothing, or an older one. */
    leave: async () => {
      isOver = true;
      await living;
      const kept = await (await context.get(url, { headers: WRITES })).json();
      await context.dispose();
      const number = Number(kept?.Contenu?.numero ?? 0);
      if (number >= confirmed) return 'kept';
      return unknown.has(number) ? 'overtaken' : 'lost';
    },
  };
};

/**
 * Starts the given number of users.
 *
 * @param {string} baseURL
 * @param {readonly string[]} users
 */
export const startUsers = async (baseURL, users) => {
  /** @type {Act[]} */
  const acts = [];
  /** @type {Awaited<ReturnType<typeof startUser>>[]} */
  const people = [];
  for (const user of users) people.push(await startUser(baseURL, user, acts));
  return {
    acts,
    /** Everybody leaves; resolves to what became of the last write that was confirmed to each. */
    leave: () => Promise.all(people.map(({ leave }) => leave())),
  };
};

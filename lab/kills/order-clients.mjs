import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./verify-orders.mjs').Wish} Wish */
/** @typedef {import('./verify-orders.mjs').Confirmed} Confirmed */
/** @typedef {{ compteId: number, etudiantId: number }} Buyer */

/** Number of concurrent orders. */
const AT_ONCE = 4;
/** Retry delay after a 429 or 503, milliseconds. */
const RETRY_AFTER_MS = 1000;
const MAX_COPIES = 99;

/**
 * Generator of distinct orders; null once exhausted.
 *
 * @type {(buyers: readonly Buyer[], codes: readonly string[]) => () => Wish | null}
 */
const openWishes = (buyers, codes) => {
  let rank = 0;
  return () => {
    const buyer = buyers[rank % buyers.length];
    const turn = Math.floor(rank / buyers.length);
    const code = codes[turn % codes.length];
    const copies = 1 + Math.floor(turn / codes.length);
    if (!buyer || !code || copies > MAX_COPIES) return null;
    rank += 1;
    return { key: randomUUID(), ...buyer, code, copies };
  };
};

/** Wishes without an answer yet: on their way to a process, or to be asked again. */
const openOutstanding = () => {
  /** @type {Map<string, Wish>} */
  const sent = new Map();
  /** @type {{ wish: Wish, from: number }[]} */
  const again = [];
  return {
    isFull: () => sent.size >= AT_ONCE,
    isEmpty: () => sent.size + again.length === 0,
    /** @param {Wish} wish */
    send: (wish) => void sent.set(wish.key, wish),
    /** The wish that a process answered; undefined when it is not on its way. @param {string} key */
    take: (key) => {
      const wish = sent.get(key);
      sent.delete(key);
      return wish;
    },
    /** The first whose time has come again. */
    takeDue: () => {
      const due = again.findIndex(({ from }) => from <= Date.now());
      return due >= 0 ? again.splice(due, 1)[0]?.wish : undefined;
    },
    /** @param {Wish} wish */
    retryLater: (wish) => void again.push({ wish, from: Date.now() + RETRY_AFTER_MS }),
    /** What was on its way is asked again at once. */
    retrySent: () => {
      for (const wish of sent.values()) again.push({ wish, from: 0 });
      sent.clear();
    },
  };
};

/**
 * Clients that place orders, each with an idempotency key that is reused on every retry until it is answered.
 *
 * @param {readonly Buyer[]} buyers
 * @param {readonly string[]} codes
 */
export const startOrderClients = (buyers, codes) => {
  /** @type {Confirmed[]} */
  const confirmed = [];
  const next = openWishes(buyers, codes);
  const outstanding = openOutstanding();
  let isOver = false;
  let refusals = 0;
  /** @type {((wish: Wish) => void) | null} */
  let send = null;
  /** Instant of the last order that was confirmed. */
  let last = 0;

  const ask = () => {
    while (send && !outstanding.isFull()) {
      const wish = outstanding.takeDue() ?? (isOver ? null : next());
      if (!wish) return;
      outstanding.send(wish);
      send(wish);
    }
  };
  const clock = setInterval(ask, 50);

  return {
    confirmed,
    /** What a process said of one of them. @param {{ key: string, kind: string, id?: number }} message */
    hear: ({ key, kind, id }) => {
      const wish = outstanding.take(key);
      if (!wish) return;
      if (kind === 'done' || kind === 'saved') {
        confirmed.push({ wish, id: id ?? null });
        last = Date.now();
      } else {
        refusals += 1;
        outstanding.retryLater(wish);
      }
      ask();
    },
    /** A process is there to be asked. @param {(wish: Wish) => void} to */
    begin: (to) => {
      send = to;
      ask();
    },
    /** It is gone: what it has not answered is asked of the next one. */
    lose: () => {
      send = null;
      outstanding.retrySent();
    },
    lastAt: () => last,
    refusals: () => refusals,
    /** Nothing new; resolves once everything that was asked for has its answer. */
    settle: async () => {
      isOver = true;
      while (!outstanding.isEmpty()) await wait(50);
      clearInterval(clock);
    },
  };
};

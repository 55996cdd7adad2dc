import { MAX_RETRIES } from './tsung-scenario.mjs';

/** @typedef {import('./tsung.mjs').Asked} Asked */

/** Requests further apart than this must be served in order, seconds. */
const FAIRNESS_TOLERANCE_S = 1;

/** @type {(values: number[], share: number) => number} */
const quantile = (values, share) => Math.round(values[Math.floor((values.length - 1) * share)] ?? 0);

/**
 * True for answers of the portal, not of the identity provider.
 *
 * @param {Asked} one
 */
const isPortals = ({ name }) => name !== 'fournisseur';

/** @type {(one: Asked) => boolean} */
const isTold = ({ status }) => status === 429 || status === 503;

/**
 * People who were told to come back for a whole minute and gave up; their later requests fail by themselves.
 *
 * @param {readonly Asked[]} asked
 */
const whoGaveUp = (asked) => {
  /** @type {Map<number, number>} */
  const tries = new Map();
  /** @type {Set<number>} */
  const gone = new Set();
  for (const one of asked) {
    const count = isTold(one) ? (tries.get(one.person) ?? 0) + 1 : 0;
    tries.set(one.person, count);
    if (count >= MAX_RETRIES) gone.add(one.person);
  }
  return gone;
};

/**
 * First choices, and whether each was granted (the student's next request then reads her groups).
 *
 * @param {readonly Asked[]} asked
 */
const choicesOf = (asked) => {
  /** @type {Map<number, { name: string, at: number, isGranted: boolean }>} */
  const choices = new Map();
  /** @type {Map<number, string>} */
  const before = new Map();
  for (const { at, name, person, status } of asked) {
    const choice = choices.get(person);
    if (name === 'obtenu' && choice && choice.name === before.get(person)) choice.isGranted = true;
    if (name.startsWith('choix_') && status === 200) choices.set(person, { name, at, isGranted: false });
    before.set(person, name);
  }
  return [...choices.values()];
};

/**
 * Number of refused choices for which somebody got the same group with a request more than a second later.
 *
 * @param {readonly Asked[]} asked
 */
export const countUnfair = (asked) => {
  const choices = choicesOf(asked);
  /** @type {Map<string, number>} */
  const last = new Map();
  for (const { name, at, isGranted } of choices)
    if (isGranted) last.set(name, Math.max(at, last.get(name) ?? 0));
  return choices.filter(
    ({ name, at, isGranted }) => !isGranted && at + FAIRNESS_TOLERANCE_S < (last.get(name) ?? 0),
  ).length;
};

/**
 * Throughput, latencies and outcomes of a rush.
 *
 * @param {readonly Asked[]} asked in the order of their answers
 */
export const summarizeRush = (asked) => {
  const portals = asked.filter(isPortals);
  const gone = whoGaveUp(portals);
  const waits = portals.map(({ ms }) => ms).sort((a, b) => a - b);
  const times = portals.map(({ at }) => at).sort((a, b) => a - b);
  /** @type {(holds: (one: Asked) => boolean) => number} */
  const count = (holds) => portals.filter(holds).length;
  return {
    people: new Set(asked.map(({ person }) => person)).size,
    requests: portals.length,
    perSecond: Math.round(portals.length / ((times.at(-1) ?? 0) - (times[0] ?? 0))),
    median: quantile(waits, 0.5),
    p95: quantile(waits, 0.95),
    p99: quantile(waits, 0.99),
    told: count(isTold),
    /** Seconds from the first arrival to the last who was told. */
    toldUntil: Math.round(
      portals.filter(isTold).reduce((last, { at }) => Math.max(last, at), times[0] ?? 0) - (times[0] ?? 0),
    ),
    gaveUp: gone.size,
    /** Of who did not give up. */
    failed: count(
      (one) =>
        !gone.has(one.person) &&
        (one.error !== '' || one.status === 0 || (one.status >= 400 && !isTold(one))),
    ),
    granted: count(({ name, status }) => name === 'obtenu' && status === 200),
    ordered: count(({ name, status }) => name === 'commande' && status === 200),
    unfair: countUnfair(portals),
  };
};

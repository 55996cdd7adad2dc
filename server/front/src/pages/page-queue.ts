import pLimit from 'p-limit';
import { unavailable } from 'server-kernel/errors';

/**
 * Pages that one process makes at a time, in the order in which they were asked for. More of them would not be made
 * sooner: each would be in memory for as long as all of them take (docs/decisions/load-and-failures.md).
 */
const MAX_CONCURRENT = 4;
/** Longest wait in the queue, milliseconds; then 503. */
const QUEUE_TIMEOUT = 10_000;
/** Retry-After of that 503, seconds. */
const RETRY_AFTER = 5;

declare module 'fastify' {
  interface FastifyInstance {
    /** The turns of the pages that this process makes. */
    runQueuedPage: RunQueued;
  }
}

/**
 * Makes `make` wait for its turn, for so many milliseconds at most, after which it is refused by 503; null where nobody
 * awaits it any more once the turn has come.
 */
export type RunQueued = <T>(
  work: () => Promise<T>,
  isAwaited: () => boolean,
  timeout?: number,
) => Promise<T | null>;

export const createPageQueue = (): RunQueued => {
  const limit = pLimit(MAX_CONCURRENT);
  return (work, isAwaited, timeout = QUEUE_TIMEOUT) =>
    new Promise((resolve, reject) => {
      let isRefused = false;
      const timer = setTimeout(() => {
        isRefused = true;
        reject(unavailable(RETRY_AFTER));
      }, timeout);
      void limit(async () => {
        clearTimeout(timer);
        if (isRefused || !isAwaited()) return resolve(null);
        try {
          resolve(await work());
        } catch (err) {
          reject(err);
        }
      });
    });
};

/** Longest acceptable wait for a new page, milliseconds; beyond it new visitors are refused. */
const MAX_EXPECTED_WAIT = 400;

/** Probes the queue with an empty job: true when it is served within `timeout`. */
export const isQueueShort = (runQueued: RunQueued, timeout = MAX_EXPECTED_WAIT): Promise<boolean> =>
  runQueued(
    async () => {},
    () => true,
    timeout,
  ).then(
    () => true,
    () => false,
  );

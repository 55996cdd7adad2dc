import pLimit from 'p-limit';
import { unavailable } from 'server-kernel/errors';

/**
 * Pages that one process makes at a time, in the order in which they were asked for. More of them would not be made
 * sooner: each would be in memory for as long as all of them take (docs/decisions/load-and-failures.md).
 */
const AT_ONCE = 4;
/** Who waits longer for her turn is told to come back: milliseconds. */
const PATIENCE = 10_000;
/** In how many seconds. */
const COME_BACK = 5;

declare module 'fastify' {
  interface FastifyInstance {
    /** The turns of the pages that this process makes. */
    takePageTurn: TakeTurn;
  }
}

/**
 * Makes `make` wait for its turn, for so many milliseconds at most, after which it is refused by 503; null where nobody
 * awaits it any more once the turn has come.
 */
export type TakeTurn = <T>(
  make: () => Promise<T>,
  isAwaited: () => boolean,
  patience?: number,
) => Promise<T | null>;

export const createTurns = (): TakeTurn => {
  const limit = pLimit(AT_ONCE);
  return (make, isAwaited, patience = PATIENCE) =>
    new Promise((resolve, reject) => {
      let isTold = false;
      const timer = setTimeout(() => {
        isTold = true;
        reject(unavailable(COME_BACK));
      }, patience);
      void limit(async () => {
        clearTimeout(timer);
        if (isTold || !isAwaited()) return resolve(null);
        try {
          resolve(await make());
        } catch (err) {
          reject(err);
        }
      });
    });
};

/** How long who comes may have to wait for a page, before the next one is told to come back: milliseconds. */
const PROMPT = 400;

/** Whether a page that is asked for now has its turn soon: asked by standing in the line like everybody. */
export const isTurnPrompt = (takeTurn: TakeTurn, patience = PROMPT): Promise<boolean> =>
  takeTurn(
    async () => {},
    () => true,
    patience,
  ).then(
    () => true,
    () => false,
  );

import pLimit from 'p-limit';
import { unavailable } from '../../errors';

/**
 * Pages that one process makes at a time, in the order in which they were asked for. More of them would not be made
 * sooner: each would be in memory for as long as all of them take (docs/decisions/0093).
 */
const AT_ONCE = 4;
/** Who waits longer for her turn is told to come back: milliseconds. */
const PATIENCE = 10_000;
/** In how many seconds. */
const COME_BACK = 5;

/** Makes `make` wait for its turn; null where nobody awaits it any more once it has come. */
export type TakeTurn = <T>(make: () => Promise<T>, isAwaited: () => boolean) => Promise<T | null>;

/** @param patience milliseconds that one waits for her turn; after them it is refused by 503 */
export const createTurns = (patience = PATIENCE): TakeTurn => {
  const limit = pLimit(AT_ONCE);
  return (make, isAwaited) =>
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

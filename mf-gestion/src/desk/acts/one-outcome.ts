import type { Undo } from '../item/use-undo';

/** One outcome at a time: the next takes the place of what a batch left, too, which `forget` takes away. */
export const oneOutcome = (undo: Undo, forget: () => void): Undo => ({
  ...undo,
  offer: (done) => {
    forget();
    undo.offer(done);
  },
  undo: () => {
    forget();
    undo.undo();
  },
});

import { useEffect, useRef, useState } from 'react';
import { useWrite } from 'shared-auth/write';
import { deskItem, deskQueue, takeBack, takeBackItems } from 'shared-contract/gestion/endpoints';
import { DECISION_TEXTS } from '../../texts/request/decision';

const texts = DECISION_TEXTS;

/** Endpoints to revalidate after a decision or an undo. */
export const INVALIDATED_ENDPOINTS = [deskQueue, deskItem];

/** How long what was taken back is said, seconds. */
const SAID_SECONDS = 10;

/** The last outcome: a decision, single or batch, while it can be undone, or that it was. One takes the other's place. */
export interface Undoable {
  /** Numbers of the decisions; none once they were taken back. */
  ids: readonly number[];
  what: string;
  /** Who is told, and when. */
  told?: (seconds: number) => string;
  /** Seconds left. */
  seconds: number;
}

/** Countdown of the undo period; the server's own clock decides. */
const useSeconds = () => {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const isCounting = undoable !== null;
  useEffect(() => {
    if (!isCounting) return undefined;
    const tick = setInterval(
      () => setUndoable((one) => (one && one.seconds > 1 ? { ...one, seconds: one.seconds - 1 } : null)),
      1000,
    );
    return () => clearInterval(tick);
  }, [isCounting]);
  return [undoable, setUndoable] as const;
};

/** Undoes the last decision before anybody is notified. */
export const useUndo = () => {
  const [undoable, setUndoable] = useSeconds();
  const asked = useRef<Undoable['ids']>([]);
  /** What was decided while the answer was on its way keeps its place: it can be taken back in its turn. */
  const replace = (outcome: Undoable | null) =>
    setUndoable((now) => (now === null || now.ids === asked.current ? outcome : now));
  const end = () => replace(null);
  const say = (what: string) => replace({ ids: [], what, seconds: SAID_SECONDS });
  const options = {
    failure: texts.undoFailure,
    refreshes: INVALIDATED_ENDPOINTS,
    onRefused: end,
  };
  const one = useWrite(takeBack, {
    ...options,
    success: () => {
      say(texts.undone);
      return null;
    },
  });
  const several = useWrite(takeBackItems, {
    ...options,
    success: ({ Resultats }) => {
      const kept = Resultats.filter(({ Refus }) => Refus !== null).length;
      say(texts.batch.undone(Resultats.length - kept, kept));
      return null;
    },
  });
  const undo = () => {
    const [first, ...others] = undoable?.ids ?? [];
    if (first === undefined) return;
    asked.current = undoable?.ids ?? [];
    // One message for whatever is taken back: the next outcome takes the place of a failure.
    if (others.length === 0) void one.run(undefined, async () => ({ id: first }));
    else void several.run({ DecisionIDs: [first, ...others] });
  };
  const offer = (done: Undoable) => {
    one.say(null);
    several.say(null);
    setUndoable(done);
  };
  return { undoable, offer, undo, isBusy: one.isBusy || several.isBusy };
};

export type Undo = ReturnType<typeof useUndo>;

import { useEffect, useState } from 'react';
import { notify } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { deskItem, deskQueue, takeBack, takeBackItems } from 'shared-contract/gestion/endpoints';
import { DECISION_TEXTS } from '../../texts/request/decision';

const texts = DECISION_TEXTS;

/** Endpoints to revalidate after a decision or an undo. */
export const INVALIDATED_ENDPOINTS = [deskQueue, deskItem];

/** Notification id of an undone decision. */
const UNDO_ACT = 'gestion-annuler';

/** The last decision, single or batch, while it can be undone. */
export interface Undoable {
  /** Numbers of the decisions. */
  ids: readonly number[];
  what: string;
  /** Who is told, and when. */
  told: (seconds: number) => string;
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
  const [undoable, offer] = useSeconds();
  const end = () => offer(null);
  const options = {
    success: null,
    failure: texts.undoFailure,
    refreshes: INVALIDATED_ENDPOINTS,
    onRefused: end,
  };
  const one = useWrite(takeBack, {
    ...options,
    onSaved: () => {
      end();
      notify(UNDO_ACT, { tone: 'success', title: texts.undone });
    },
  });
  const several = useWrite(takeBackItems, {
    ...options,
    onSaved: ({ Resultats }) => {
      end();
      const kept = Resultats.filter(({ Refus }) => Refus !== null).length;
      notify(UNDO_ACT, {
        tone: kept === 0 ? 'success' : 'warning',
        title: texts.batch.undone(Resultats.length - kept, kept),
      });
    },
  });
  const undo = () => {
    const [first, ...others] = undoable?.ids ?? [];
    if (first === undefined) return;
    if (others.length === 0) void one.run(undefined, { id: first });
    else void several.run({ DecisionIDs: [first, ...others] });
  };
  return { undoable, offer, undo, isBusy: one.isBusy || several.isBusy };
};

export type Undo = ReturnType<typeof useUndo>;

import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, notify } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { decideItem, deskItem, deskQueue, takeBack } from 'shared-contract/gestion/endpoints';
import type { DeskItem, DeskOutcome } from 'shared-contract/gestion/gestion';
import { TEXTS } from '../../texts';

const texts = TEXTS.decision;
const REFRESHES = [deskQueue, deskItem];
/** The message of an undone decision. */
const UNDO_ACT = 'gestion-annuler';

/** The last decision, while it may be taken back. */
export interface Undoable {
  id: number;
  what: string;
  firstName: string;
  isTold: boolean;
  /** Seconds left. */
  seconds: number;
}

/** The seconds of the last decision; the server counts its own, and has the last word. */
const useUndoable = () => {
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

/** Deciding of a request, and taking it back before its student is told. */
export const useDecision = (onRefused: (error: ApiError) => void) => {
  const [undoable, setUndoable] = useUndoable();
  const about = useRef<DeskItem | null>(null);
  const deciding = useWrite(decideItem, {
    success: null,
    failure: texts.failure,
    refreshes: REFRESHES,
    onSaved: ({ DecisionID, Issue, DelaiSecondes, Previent }) => {
      const item = about.current;
      if (!item) return;
      setUndoable({
        id: DecisionID,
        what: `${item.Objet}, ${item.Etudiant.Prenom} ${item.Etudiant.Nom}\u00a0: ${texts.done[Issue]}`,
        firstName: item.Etudiant.Prenom,
        isTold: Previent,
        seconds: DelaiSecondes,
      });
    },
    onRefused,
  });
  const undoing = useWrite(takeBack, {
    success: null,
    failure: texts.undoFailure,
    refreshes: REFRESHES,
    onRefused: () => setUndoable(null),
    onSaved: () => {
      setUndoable(null);
      notify(UNDO_ACT, { tone: 'success', title: texts.undone });
    },
  });
  const decide = useCallback(
    async (item: DeskItem, Issue: DeskOutcome, Texte: string | null) => {
      about.current = item;
      const body = { Issue, Texte, DocumentID: item.Piece?.DocumentID ?? null };
      return deciding.run(body, { genre: item.Genre, id: item.ID });
    },
    [deciding],
  );
  const undo = () => {
    if (undoable) void undoing.run(undefined, { id: undoable.id });
  };
  return { decide, undo, undoable, isBusy: deciding.isBusy || undoing.isBusy };
};

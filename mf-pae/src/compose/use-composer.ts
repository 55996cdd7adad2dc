import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import {
  chooseInstead,
  type PaeProgramme,
  type PaeSelection,
  readProgramme,
  toggleUnit,
} from 'shared-contract/pae/engine';
import type { PaeSaved } from 'shared-contract/pae/pae';
import {
  type Choice,
  type Composition,
  isDirty,
  startComposition,
  withRestoredChoice,
  withSaved,
  withSelection,
} from './model/composition';
import { redo, undo } from './model/history';
import { useCompositionDraft } from './saving/use-composition-draft';
import type { PaeStart } from './use-pae';

const without = (programme: PaeProgramme, selection: PaeSelection, ids: readonly number[]): PaeSelection =>
  ids.reduce((left, id) => (left.has(id) ? toggleUnit(programme, left, id) : left), selection);

/** What can be done to a composition; the same functions for the life of the screen. */
const useMoves = (programme: PaeProgramme, change: Dispatch<SetStateAction<Composition>>) =>
  useMemo(() => {
    const move = (next: (selection: PaeSelection) => PaeSelection) =>
      change((one) => withSelection(one, next));
    return {
      toggle: (id: number) => move((all) => toggleUnit(programme, all, id)),
      swap: (id: number) => move((all) => chooseInstead(programme, all, id)),
      remove: (ids: readonly number[]) => move((all) => without(programme, all, ids)),
      comment: (words: string) =>
        change((one) => ({ ...one, typed: null, commentaire: words.trim() === '' ? null : words })),
      /** Words of the comment dialog as they are typed; null once they are given up. */
      type: (words: string | null) =>
        change((one) => ({ ...one, typed: words === (one.commentaire ?? '') ? null : words })),
      retake: () => change((one) => withRestoredChoice(one, programme)),
      abandon: () => change((one) => ({ ...one, lost: null })),
      undo: () => change((one) => ({ ...one, history: undo(one.history) })),
      redo: () => change((one) => ({ ...one, history: redo(one.history) })),
    };
  }, [programme, change]);

/** Composition state: selection with undo and redo, comment, saved choice. Starts from the draft `kept`. */
export const useComposer = ({ constraints, levels }: PaeStart, draft: DraftHandle, kept: unknown) => {
  const { IsOptionsGroupees } = constraints;
  const programme = useMemo(() => readProgramme(levels, IsOptionsGroupees), [levels, IsOptionsGroupees]);
  const [first] = useState(() => startComposition(programme, constraints, kept));
  const [composition, change] = useState(first);
  const { history, commentaire, typed, lost, saved } = composition;
  const moves = useMoves(programme, change);
  const toKeep = useCompositionDraft(composition, draft);
  const accept = useCallback(
    (sent: Choice, answer: PaeSaved) => change((one) => withSaved(one, sent, answer)),
    [],
  );
  return {
    ...moves,
    programme,
    selection: history.present,
    commentaire,
    typed,
    lost,
    saved,
    /** Notes what the server took, which need not be what stands by now. */
    accept,
    /** The draft of what is not saved at this instant; null where everything is. */
    toKeep,
    isDirty: isDirty(composition),
    isRestored: isDirty(first) && isDirty(composition),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
};

export type Composer = ReturnType<typeof useComposer>;

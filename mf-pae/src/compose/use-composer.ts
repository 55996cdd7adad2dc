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
import { accepted, type Choice, type Composition, isDirty, moved, startComposition } from './composition';
import { redo, undo } from './history';
import { useDraftOf } from './use-draft-of';
import type { PaeStart } from './use-pae';

const without = (programme: PaeProgramme, selection: PaeSelection, ids: readonly number[]): PaeSelection =>
  ids.reduce((left, id) => (left.has(id) ? toggleUnit(programme, left, id) : left), selection);

/** What can be done to a composition; the same functions for the life of the screen. */
const useMoves = (programme: PaeProgramme, change: Dispatch<SetStateAction<Composition>>) =>
  useMemo(() => {
    const move = (next: (selection: PaeSelection) => PaeSelection) => change((one) => moved(one, next));
    return {
      toggle: (id: number) => move((all) => toggleUnit(programme, all, id)),
      swap: (id: number) => move((all) => chooseInstead(programme, all, id)),
      remove: (ids: readonly number[]) => move((all) => without(programme, all, ids)),
      comment: (words: string) =>
        change((one) => ({ ...one, commentaire: words.trim() === '' ? null : words })),
      undo: () => change((one) => ({ ...one, history: undo(one.history) })),
      redo: () => change((one) => ({ ...one, history: redo(one.history) })),
    };
  }, [programme, change]);

/** The composition: its selection with undo and redo, its comment, and what is saved of both. */
export const useComposer = ({ constraints, levels }: PaeStart, draft: DraftHandle) => {
  const { IsOptionsGroupees } = constraints;
  const programme = useMemo(() => readProgramme(levels, IsOptionsGroupees), [levels, IsOptionsGroupees]);
  const [first] = useState(() => startComposition(programme, constraints, draft.draft?.Contenu));
  const [composition, change] = useState(first);
  const { history, commentaire, saved } = composition;
  const moves = useMoves(programme, change);
  useDraftOf(composition, draft);
  const accept = useCallback(
    (sent: Choice, answer: PaeSaved) => change((one) => accepted(one, sent, answer)),
    [],
  );
  return {
    ...moves,
    programme,
    selection: history.present,
    commentaire,
    saved,
    /** Notes what the server took, which need not be what stands by now. */
    accept,
    isDirty: isDirty(composition),
    isRestored: isDirty(first) && isDirty(composition),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
};

export type Composer = ReturnType<typeof useComposer>;

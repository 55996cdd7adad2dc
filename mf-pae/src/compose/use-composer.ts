import { useCallback, useMemo, useRef, useState } from 'react';
import { useDraft } from 'shared-auth';
import {
  chooseInstead,
  type PaeSelection,
  readProgramme,
  selectionOf,
  toggleUnit,
} from 'shared-contract/pae/engine';
import { isSameSelection } from 'shared-contract/pae/items';
import { readDraft } from './draft';
import { advance, type History, redo, startHistory, undo } from './history';
import type { PaeStart } from './use-pae';

type Move = (selection: PaeSelection) => PaeSelection;

/** The composition: its selection with undo and redo, its comment, what is saved of both, and its draft. */
export const useComposer = ({ constraints, levels, draft }: PaeStart) => {
  const programme = useMemo(
    () => readProgramme(levels, constraints.IsOptionsGroupees),
    [levels, constraints.IsOptionsGroupees],
  );
  const { keep, discard } = useDraft('PAE');
  const [first] = useState(() => readDraft(draft, programme, constraints.Version));
  const [saved, setSaved] = useState(() => ({
    selection: selectionOf(programme),
    commentaire: constraints.Commentaire,
    version: constraints.Version,
    date: constraints.DateSauvegarde,
  }));
  const [history, setHistory] = useState(() => startHistory(first?.selection ?? saved.selection));
  const [commentaire, setComment] = useState(first ? first.commentaire : saved.commentaire);
  const live = useRef({ history, commentaire, version: saved.version });
  live.current.version = saved.version;

  const store = useCallback(
    (next: History, words: string | null) => {
      live.current = { ...live.current, history: next, commentaire: words };
      setHistory(next);
      setComment(words);
      keep({ version: live.current.version, chosen: [...next.present], commentaire: words });
    },
    [keep],
  );
  const go = useCallback(
    (step: (history: History) => History) => {
      const next = step(live.current.history);
      if (next !== live.current.history) store(next, live.current.commentaire);
    },
    [store],
  );
  const move = useCallback((change: Move) => go((one) => advance(one, change(one.present))), [go]);

  const isDirty =
    !isSameSelection(history.present, saved.selection) || (commentaire ?? '') !== (saved.commentaire ?? '');
  return {
    programme,
    selection: history.present,
    commentaire,
    saved,
    setSaved,
    isDirty,
    isRestored: first !== null && isDirty,
    discard,
    toggle: useCallback((id: number) => move((all) => toggleUnit(programme, all, id)), [move, programme]),
    swap: useCallback((id: number) => move((all) => chooseInstead(programme, all, id)), [move, programme]),
    remove: useCallback(
      (ids: readonly number[]) =>
        move((all) => ids.reduce((left, id) => (left.has(id) ? toggleUnit(programme, left, id) : left), all)),
      [move, programme],
    ),
    comment: useCallback(
      (words: string) => store(live.current.history, words.trim() === '' ? null : words),
      [store],
    ),
    undo: useCallback(() => go(undo), [go]),
    redo: useCallback(() => go(redo), [go]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
};

export type Composer = ReturnType<typeof useComposer>;

import type { PaeSelection } from 'shared-contract/pae/engine';

/** Undo/redo history of selections. */
export interface History {
  past: readonly PaeSelection[];
  present: PaeSelection;
  future: readonly PaeSelection[];
}

export const startHistory = (present: PaeSelection): History => ({ past: [], present, future: [] });

/** Pushes a selection and clears the redo stack; an equal selection is ignored. */
export const advance = (history: History, next: PaeSelection): History =>
  next === history.present
    ? history
    : { past: [...history.past, history.present], present: next, future: [] };

export const undo = (history: History): History => {
  const present = history.past.at(-1);
  if (!present) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
};

export const redo = (history: History): History => {
  const [present, ...future] = history.future;
  return present ? { past: [...history.past, history.present], present, future } : history;
};

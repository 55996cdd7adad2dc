import { useMemo, useRef, useState } from 'react';
import { useConfirm } from 'shared-ui/dialog';
import { useRestoreFocus } from '../shared/restore-focus';
import { CATALOGUE_TEXTS } from '../texts/catalogues';
import { type EntryFilters, type EntryLine, NO_FILTERS, narrowLines } from './list/entry-lines';
import { rowIdOf } from './list/entry-list';

const texts = CATALOGUE_TEXTS.leaving;

/** Unsaved-changes guard. */
export const useLeaving = () => {
  const isDirty = useRef(false);
  const [confirm, question] = useConfirm();
  const onDirty = useRef((dirty: boolean) => {
    isDirty.current = dirty;
  }).current;
  const mayLeave = async (): Promise<boolean> => {
    const { title, text, leave: confirmLabel, stay: cancelLabel } = texts;
    const may = !isDirty.current || (await confirm({ title, text, confirmLabel, cancelLabel }));
    if (may) isDirty.current = false;
    return may;
  };
  return { mayLeave, onDirty, question };
};

/** Filtered lines of a catalogue and the opened entry. */
export const useCatalogue = (all: readonly EntryLine[], mayLeave: () => Promise<boolean>) => {
  const [filters, setFilters] = useState<EntryFilters>(NO_FILTERS);
  const [opened, setOpened] = useState<number | null>(null);
  const focusBack = useRestoreFocus();
  const lines = useMemo(() => narrowLines(all, filters), [all, filters]);
  const line = all.find(({ id }) => id === opened) ?? null;
  const open = async (id: number) => {
    if (id !== opened && (await mayLeave())) setOpened(id);
  };
  /** The focus goes back to the row. */
  const leave = async () => {
    if (opened === null || !(await mayLeave())) return;
    focusBack(rowIdOf(opened));
    setOpened(null);
  };
  const filter = (part: Partial<EntryFilters>) => setFilters((before) => ({ ...before, ...part }));
  return { lines, line, filters, filter, open, leave };
};

import { useMemo, useState } from 'react';
import { useRestoreFocus } from '../shared/restore-focus';
import { type EntryFilters, type EntryLine, NO_FILTERS, narrowLines } from './list/entry-lines';
import { rowIdOf } from './list/entry-list';

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

import { useMemo, useRef } from 'react';
import { focusRow } from './row-keys';

/** Where the keyboard is: the search box, the results, and the ways between them. */
export const useFocus = () => {
  const box = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  /** The last student opened, to whose row one comes back. */
  const last = useRef<number | null>(null);
  return useMemo(
    () => ({
      box,
      table,
      toBox: () => {
        box.current?.focus();
        box.current?.select();
      },
      toRows: () => focusRow(table.current, last.current),
      remember: (inscriptionId: number | null) => {
        last.current = inscriptionId;
      },
      /** Nobody types on: what was found may take the focus. */
      isWaiting: (asked: string | undefined) => box.current?.value.trim() === asked,
    }),
    [],
  );
};

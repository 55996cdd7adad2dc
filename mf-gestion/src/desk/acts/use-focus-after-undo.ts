import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Undoable } from '../item/use-undo';

/** The way back is gone, used or too late: the focus that it had goes to the open request, otherwise to the list. */
export const useFocusAfterUndo = (
  undoable: Undoable | null,
  heading: RefObject<HTMLElement | null>,
): void => {
  const could = useRef(false);
  const can = undoable !== null && undoable.ids.length > 0;
  useLayoutEffect(() => {
    const isLost = could.current && !can && document.activeElement === document.body;
    could.current = can;
    if (!isLost) return;
    const row = document.querySelector<HTMLElement>('[data-desk] li > button[tabindex="0"]');
    (heading.current ?? row)?.focus();
  }, [can, heading]);
};

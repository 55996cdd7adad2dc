import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

/** Active option and its key handler. */
export interface ActiveOption {
  /** Id of the chosen result; undefined where there is none. */
  chosen: string | undefined;
  handleKey: (event: KeyboardEvent) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard navigation of a combobox: first option active by default, arrows wrap around, Enter follows. A change of
 * `query` resets to the first.
 */
export const useActiveOption = (
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  query: string,
): ActiveOption => {
  const [moved, setMoved] = useState({ query, id: '' });
  const isMoved = moved.query === query && ids.includes(moved.id);
  const chosen = isMoved ? moved.id : ids[0];

  useEffect(() => {
    if (isMoved) document.getElementById(moved.id)?.scrollIntoView?.({ block: 'nearest' });
  }, [isMoved, moved.id]);

  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && chosen !== undefined) {
      event.preventDefault();
      const next = (ids.indexOf(chosen) + step + ids.length) % ids.length;
      setMoved({ query, id: ids[next] ?? '' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
    }
  };
  return { chosen, handleKey };
};

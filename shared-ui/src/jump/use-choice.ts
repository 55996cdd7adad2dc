import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

/** Which of the results is chosen, and the keys that change it. */
export interface Choice {
  /** Id of the chosen result; undefined where there is none. */
  chosen: string | undefined;
  handleKey: (event: KeyboardEvent) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The results of a combobox by keyboard: the first is chosen by itself, arrows go round, Enter follows it. `query` is
 * what was typed: each change begins again at the first.
 */
export const useChoice = (
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  query: string,
): Choice => {
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

import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to what bears an id with the very rendering that shows it again: a key that is pressed at once,
 * on however slow a machine, goes there.
 */
export const useFocusBack = (): ((id: string) => void) => {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = wanted.current;
    wanted.current = null;
    if (id !== null) document.getElementById(id)?.focus();
  });
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
};

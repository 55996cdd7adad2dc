import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus to the element with an id in the same commit that renders it, so that the next key press goes
 * there on any machine.
 */
export const useRestoreFocus = (): ((id: string) => void) => {
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

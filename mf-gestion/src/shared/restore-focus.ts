import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus to the first of these ids that takes it (one that is not shown takes none), in the same commit
 * that renders it, so that the next key press goes there on any machine.
 */
export const useRestoreFocus = (): ((...ids: string[]) => void) => {
  const wanted = useRef<string[]>([]);
  useLayoutEffect(() => {
    const ids = wanted.current;
    wanted.current = [];
    for (const id of ids) {
      const element = document.getElementById(id);
      element?.focus();
      if (element && document.activeElement === element) return;
    }
  });
  return useCallback((...ids: string[]) => {
    wanted.current = ids;
  }, []);
};

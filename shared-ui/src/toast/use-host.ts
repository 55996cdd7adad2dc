import { useLayoutEffect, useState } from 'react';
import { openDialog } from './open-dialog';

/**
 * The open dialog, as portal container of toasts, or null: content outside a modal dialog is inert under its
 * backdrop.
 */
export const useHost = (isShown: boolean): HTMLElement | null => {
  const [host, setHost] = useState<HTMLElement | null>(null);
  // Before anything is read out: what stands in the page under a dialog is not heard, and would be said again in it.
  useLayoutEffect(() => {
    if (!isShown) return;
    let last: HTMLElement | null = null;
    const look = () => {
      const next = openDialog();
      if (next === last) return;
      last = next;
      setHost(next);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    look();
    return () => {
      observer.disconnect();
      setHost(null);
    };
  }, [isShown]);
  return host;
};

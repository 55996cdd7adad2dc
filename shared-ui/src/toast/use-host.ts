import { useEffect, useState } from 'react';
import { openDialog } from './open-dialog';

/**
 * The dialog that is open while messages are shown, or null: what stands outside of a modal dialog lies under its
 * backdrop, out of reach.
 */
export const useHost = (isShown: boolean): HTMLElement | null => {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
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

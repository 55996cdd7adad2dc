import { useEffect } from 'react';
import type { LazyScreen } from 'shared-auth';

/** A page that has been there for so long, milliseconds, has fetched what it shows. */
const AT_REST = 2000;

/**
 * Fetches the code of a dialog once its page has rested, so that it opens at once, with the line cut too. What does not
 * come is asked for when the dialog opens.
 */
export const useAhead = ({ preload }: Pick<LazyScreen, 'preload'>, isWanted = true): void => {
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => void preload().catch(() => {}), AT_REST);
    return () => clearTimeout(timer);
  }, [preload, isWanted]);
};

import { startTransition, useEffect, useState } from 'react';

/** As many rows as the highest window shows of a list. */
const FIRST = 30;

/**
 * The first rows of a list, then all of them: what the window shows comes with the page and is taken over first, the rest
 * is rendered in short tasks between which the page answers.
 */
export const useRows = <Row>(rows: readonly Row[]): readonly Row[] => {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole ? rows : rows.slice(0, FIRST);
};

/** Of a row of a long list: the browser lays it out once it comes near the window, and takes it for the least height of a row until then. */
export const LAID_OUT_IN_SIGHT = {
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 3.125rem',
  _print: { contentVisibility: 'visible' },
} as const;

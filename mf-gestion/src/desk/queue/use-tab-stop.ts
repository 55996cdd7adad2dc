import { useState } from 'react';
import { keyOf, type RequestRef } from './request-key';

/**
 * The one row of a list that Tab stops at: the last that had the focus, otherwise the open one, otherwise the first.
 * What opens takes its place.
 */
export const useTabStop = (rows: readonly RequestRef[], current: string | null) => {
  const [focused, setFocused] = useState<{ key: string; current: string | null } | null>(null);
  const own = focused?.current === current ? focused?.key : undefined;
  const isShown = (key: string | null | undefined) => rows.some((row) => keyOf(row) === key);
  const [first] = rows;
  const stop = [own, current].find(isShown) ?? (first && keyOf(first));
  return { stop, stopAt: (key: string) => setFocused({ key, current }) };
};

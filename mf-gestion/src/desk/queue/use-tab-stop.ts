import { useState } from 'react';
import { keyOf, type RequestRef } from './request-key';

/** The row that had the focus last, and where it stood. */
interface Focused {
  key: string;
  rank: number;
  current: string | null;
}

/** The row that is shown of these, in their order; otherwise the one in the place of the focused one, else the first. */
const stopOf = (rows: readonly RequestRef[], focused: Focused | null, current: string | null) => {
  const keys = rows.map(keyOf);
  const own = focused?.current === current ? focused : null;
  const shown = [own?.key, current].find((key) => key != null && keys.includes(key));
  return shown ?? keys[Math.min(own?.rank ?? 0, keys.length - 1)];
};

/**
 * The one row of a list that Tab stops at: the last that had the focus, otherwise the open one; what opens takes its
 * place. Once it was decided of, the row that stands there now.
 */
export const useTabStop = (rows: readonly RequestRef[], current: string | null) => {
  const [focused, setFocused] = useState<Focused | null>(null);
  const stop = stopOf(rows, focused, current);
  return { stop, stopAt: (key: string, rank: number) => setFocused({ key, rank, current }) };
};

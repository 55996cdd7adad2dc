import { useEffect, useState } from 'react';
import { TIMINGS } from 'shared-contract/base/limits';

/** How many of the sections are displayed: one more every 250 ms (S2 §9). */
export const useStagger = (count: number): number => {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), TIMINGS.verificationSection);
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
};

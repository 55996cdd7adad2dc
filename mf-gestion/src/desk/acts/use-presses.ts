import { type Dispatch, type SetStateAction, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A key that was pressed before its act was there, and the row that had the focus. */
export interface Press {
  key: string;
  row: string | undefined;
}

/** Does what was pressed before its act was there, one key a rendering: each sees what the one before did. */
export const usePresses = (
  presses: readonly Press[],
  setPresses: Dispatch<SetStateAction<readonly Press[]>>,
  act: (press: Press) => void,
): void => {
  const done = useRef<Press | null>(null);
  const actNow = useEffectEvent(act);
  useLayoutEffect(() => {
    const [first] = presses;
    // An effect may run twice (React's strict mode): an act does not.
    if (!first || first === done.current) return;
    done.current = first;
    actNow(first);
    setPresses((before) => before.filter((one) => one !== first));
  }, [presses, setPresses]);
};

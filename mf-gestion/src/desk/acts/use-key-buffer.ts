import { type Dispatch, type SetStateAction, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A key pressed before its handler was loaded, and the focused row. */
export interface BufferedKey {
  key: string;
  row: string | undefined;
}

/**
 * Replays buffered keys once their handlers are loaded, one per render, so that each sees the previous one's effect.
 */
export const useKeyBuffer = (
  presses: readonly BufferedKey[],
  setPresses: Dispatch<SetStateAction<readonly BufferedKey[]>>,
  act: (press: BufferedKey) => void,
): void => {
  const done = useRef<BufferedKey | null>(null);
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

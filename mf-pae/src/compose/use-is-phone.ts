import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList | undefined => globalThis.matchMedia?.('(max-width: 899px)');

const subscribe = (onChange: () => void): (() => void) => {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** Whether the window is too narrow for the summary beside the units: below 900 px. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false);

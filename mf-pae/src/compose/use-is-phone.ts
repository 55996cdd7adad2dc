import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList | undefined => globalThis.matchMedia?.('(max-width: 56.24em)');

const subscribe = (onChange: () => void): (() => void) => {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** True below 900 px, where the summary does not fit beside the units. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false);

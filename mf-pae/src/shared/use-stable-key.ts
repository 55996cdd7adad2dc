import { useCallback, useRef } from 'react';

/** An Idempotency-Key for a body: the same for the same body, so that sending it again after a cut is one write. */
export const useStableKey = (): ((body: unknown) => string) => {
  const last = useRef<{ said: string; key: string } | null>(null);
  return useCallback((body: unknown) => {
    const said = JSON.stringify(body);
    if (last.current?.said !== said) last.current = { said, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
};

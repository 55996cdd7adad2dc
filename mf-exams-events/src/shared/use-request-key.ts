import { useRef } from 'react';
import type { ApiError } from 'shared-auth';

const isFinal = (error: ApiError): boolean => error.failure === 'refused' || error.failure === 'forbidden';

/**
 * Idempotency keys: the same request keeps its key until the server has had its last word on it, so that what is
 * sent again after a cut line happens once.
 */
export const useRequestKey = () => {
  const last = useRef<{ said: string; key: string } | null>(null);
  return {
    keyOf: (request: unknown): string => {
      const said = JSON.stringify(request);
      if (last.current?.said !== said) last.current = { said, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** To be told of a refusal: a final one frees the key. */
    onRefusal: (error: ApiError): void => {
      if (isFinal(error)) last.current = null;
    },
  };
};

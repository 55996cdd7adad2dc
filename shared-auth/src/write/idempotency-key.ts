import { useMemo, useRef } from 'react';
// By its name, not its path: it comes with a piece of the kit, and takes the rest as the page has it.
import type { ApiError } from 'shared-auth';

/** Result of `useIdempotencyKey`; stable functions. */
export interface IdempotencyKey {
  /** The Idempotency-Key of a request, which may be any value that JSON can say. */
  keyOf: (request: unknown) => string;
  /** To be told of a failure: a final refusal frees the key, since the server gives the same answer to it for a day. */
  onRefusal: (error: ApiError) => void;
}

const isFinal = ({ failure }: ApiError): boolean => failure === 'refused' || failure === 'forbidden';

/**
 * Idempotency keys (CONTRACT §2): the same request keeps its key until the server has refused it, so that a retry
 * after a network failure acts once, and one after a refusal is judged anew.
 */
export const useIdempotencyKey = (): IdempotencyKey => {
  const last = useRef<{ said: string; key: string } | null>(null);
  return useMemo(
    () => ({
      keyOf: (request) => {
        const said = JSON.stringify(request);
        if (last.current?.said !== said) last.current = { said, key: crypto.randomUUID() };
        return last.current.key;
      },
      onRefusal: (error) => {
        if (isFinal(error)) last.current = null;
      },
    }),
    [],
  );
};

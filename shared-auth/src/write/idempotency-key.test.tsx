import { renderHook } from '@testing-library/react';
import { ApiError, type ApiFailure } from 'shared-auth';
import { useIdempotencyKey } from './idempotency-key';

const failed = (failure: ApiFailure): ApiError =>
  Object.assign(Object.create(ApiError.prototype), { failure });

describe('the key of a request', () => {
  it('stays the same for the same contents, also after a cut line, and is another for others', () => {
    const { result } = renderHook(() => useIdempotencyKey());
    const first = result.current.keyOf({ a: 1 });
    result.current.onRefusal(failed('network'));
    expect(result.current.keyOf({ a: 1 })).toBe(first);
    expect(result.current.keyOf({ a: 2 })).not.toBe(first);
  });

  it.each(['refused', 'forbidden'] as const)(
    'is another one once the server %s it: what was missing may be there now',
    (failure) => {
      const { result } = renderHook(() => useIdempotencyKey());
      const first = result.current.keyOf({ a: 1 });
      result.current.onRefusal(failed(failure));
      expect(result.current.keyOf({ a: 1 })).not.toBe(first);
    },
  );
});

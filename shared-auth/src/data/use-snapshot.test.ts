import { act, renderHook } from '@testing-library/react';
import { ApiError } from 'shared-auth';
import { type SnapshotQuery, useSnapshot } from './use-snapshot';

/** A query whose next answers the test says. */
const queryOf = (data: string | undefined, ...next: string[]) => {
  const query = { data, mutate: async () => Object.assign(query, { data: next.shift() }) };
  return query;
};

const open = (query: ReturnType<typeof queryOf>) => renderHook(() => useSnapshot({ ...query }));

describe('the answer of a visit', () => {
  it('stays what it was, whatever is read behind it', () => {
    const query = queryOf(undefined);
    const { result, rerender } = open(query);
    expect(result.current).toMatchObject({ data: undefined, isTaken: false });
    query.data = 'first';
    rerender();
    query.data = 'second';
    rerender();
    expect(result.current).toMatchObject({ data: 'first', isTaken: true });
  });

  it('is read anew where an earlier visit kept one', async () => {
    const { result } = open(queryOf('kept', 'fresh'));
    expect(result.current.isTaken).toBe(false);
    await act(async () => {});
    expect(result.current.data).toBe('fresh');
  });

  it('is replaced at one go when it is renewed', async () => {
    const query = queryOf(undefined, 'renewed');
    const { result, rerender } = open(query);
    query.data = 'first';
    rerender();
    await act(() => result.current.renew());
    expect(result.current.data).toBe('renewed');
  });

  it('is nothing after a failure that counts as an answer', () => {
    const before: SnapshotQuery<string> = { data: undefined, error: undefined, mutate: async () => null };
    const { result, rerender } = renderHook(useSnapshot<string>, { initialProps: before });
    rerender({ ...before, error: new ApiError(503, null, '/x') });
    rerender({ ...before, data: 'late' });
    expect(result.current).toMatchObject({ data: undefined, isTaken: true });
  });
});

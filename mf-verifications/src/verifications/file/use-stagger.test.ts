import { act, renderHook } from '@testing-library/react';
import { useStagger } from './use-stagger';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('displays one section more every 250 ms, the first one after as long', () => {
  const { result } = renderHook(() => useStagger(5));
  const after = (ms: number) => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
    return result.current;
  };
  expect(result.current).toBe(0);
  expect(after(249)).toBe(0);
  expect(after(1)).toBe(1);
  expect([after(250), after(250), after(250), after(250)]).toEqual([2, 3, 4, 5]);
  expect(after(10_000)).toBe(5);
  expect(jest.getTimerCount()).toBe(0);
});

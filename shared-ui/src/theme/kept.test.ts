import { describe, expect, it, jest } from '@jest/globals';
import { keptByObject, keptByText } from './kept';

describe('keptByText', () => {
  it('does the same work once for what reads the same', () => {
    const work = jest.fn((...given: unknown[]) => given.length);
    const kept = keptByText(work);
    expect([kept({ size: 'sm' }), kept({ size: 'sm' }), kept({ size: 'md' }), kept({}, {})]).toEqual([
      1, 1, 1, 2,
    ]);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('keeps a result that is nothing', () => {
    const work = jest.fn((_: string) => undefined);
    const kept = keptByText(work);
    kept('a');
    kept('a');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('forgets all when there is too much, so that values without end can not fill the memory', () => {
    const work = jest.fn((value: number) => value);
    const kept = keptByText(work);
    for (let value = 0; value < 501; value += 1) kept(value);
    kept(500);
    expect(work).toHaveBeenCalledTimes(501);
    kept(0);
    expect(work).toHaveBeenCalledTimes(502);
  });
});

describe('keptByObject', () => {
  it('tells two objects apart that read the same', () => {
    const work = jest.fn((given: object) => Object.keys(given).length);
    const kept = keptByObject(work);
    const one = { a: 1 };
    expect([kept(one), kept(one), kept({ a: 1 })]).toEqual([1, 1, 1]);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

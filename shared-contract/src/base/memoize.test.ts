import { memoizeByJson, memoizeByKey, memoizeByObject } from './memoize';

describe('memoizeByJson', () => {
  it('does the same work once for what reads the same', () => {
    const work = jest.fn((...given: unknown[]) => given.length);
    const kept = memoizeByJson(work);
    expect([kept({ size: 'sm' }), kept({ size: 'sm' }), kept({ size: 'md' }), kept({}, {})]).toEqual([
      1, 1, 1, 2,
    ]);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('keeps a result that is nothing', () => {
    const work = jest.fn((_: string) => undefined);
    const kept = memoizeByJson(work);
    kept('a');
    kept('a');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('forgets all when there is too much, so that values without end can not fill the memory', () => {
    const work = jest.fn((value: number) => value);
    const kept = memoizeByJson(work);
    for (let value = 0; value < 501; value += 1) kept(value);
    kept(500);
    expect(work).toHaveBeenCalledTimes(501);
    kept(0);
    expect(work).toHaveBeenCalledTimes(502);
  });
});

describe('memoizeByKey', () => {
  it('does the same work once for what has the same key, and keeps as many as it is told', () => {
    const work = jest.fn((time: number) => `${time} ms`);
    const kept = memoizeByKey((time: number) => Math.floor(time / 1000), work, 2);
    expect([kept(1), kept(999), kept(1000)]).toEqual(['1 ms', '1 ms', '1000 ms']);
    kept(2000);
    expect(kept(3)).toBe('3 ms');
    expect(work).toHaveBeenCalledTimes(4);
  });
});

describe('memoizeByObject', () => {
  it('tells two objects apart that read the same', () => {
    const work = jest.fn((given: object) => Object.keys(given).length);
    const kept = memoizeByObject(work);
    const one = { a: 1 };
    expect([kept(one), kept(one), kept({ a: 1 })]).toEqual([1, 1, 1]);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

import { limitConcurrency, memoize } from './test-portal/concurrency.mjs';

describe('work that is shared out', () => {
  it('is done so many at a time, in the order in which it was asked, whatever fails', async () => {
    const inTurn = limitConcurrency(2);
    /** @type {number[]} */
    const begun = [];
    /** @type {(() => void)[]} */
    const ends = [];
    const works = [0, 1, 2, 3].map((rank) =>
      inTurn(async () => {
        begun.push(rank);
        await new Promise((/** @type {(value: void) => void} */ resolve) => ends.push(resolve));
        if (rank === 0) throw new Error('panne');
        return rank;
      }),
    );
    const ended = Promise.allSettled(works);
    expect(begun).toEqual([0, 1]);
    ends[0]?.();
    await expect(works[0]).rejects.toThrow('panne');
    expect(begun).toEqual([0, 1, 2]);
    ends[1]?.();
    await works[1];
    expect(begun).toEqual([0, 1, 2, 3]);
    for (const end of ends) end();
    expect((await ended).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('is done once for each name', async () => {
    /** @type {string[]} */
    const made = [];
    const of = memoize(async (name) => made.push(name));
    expect(await Promise.all([of('a'), of('b'), of('a')])).toEqual([1, 2, 1]);
    expect(made).toEqual(['a', 'b']);
  });
});

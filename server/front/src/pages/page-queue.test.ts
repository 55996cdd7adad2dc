import { createPageQueue, isQueueShort } from './page-queue';

const AT_ONCE = 4;
const awaited = () => true;

/** Work that goes on once it is told to, and how much of it was begun. */
const openWork = () => {
  const goOn: (() => void)[] = [];
  return {
    begun: () => goOn.length,
    make: (result: string) => () =>
      new Promise<string>((resolve) => {
        goOn.push(() => resolve(result));
      }),
    release: () => {
      for (const next of goOn.splice(0)) next();
    },
  };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('begin a few at a time, and the next ones as they end', async () => {
    const takeTurn = createPageQueue();
    const work = openWork();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const made = names.map((name) => takeTurn(work.make(name), awaited));
    await settled();
    expect(work.begun()).toBe(AT_ONCE);
    work.release();
    await settled();
    expect(work.begun()).toBe(1);
    work.release();
    expect(await Promise.all(made)).toEqual(names);
  });

  it('are given on where the work failed', async () => {
    const takeTurn = createPageQueue();
    const fail = () => takeTurn(() => Promise.reject(new Error('cassé')), awaited);
    for (let turn = 0; turn <= AT_ONCE; turn += 1) await expect(fail()).rejects.toThrow('cassé');
  });

  it('are refused by 503 to who would wait too long, whose work is never begun', async () => {
    const takeTurn = createPageQueue();
    const work = openWork();
    const made = Array.from({ length: AT_ONCE }, () => takeTurn(work.make('x'), awaited));
    await settled();
    let begun = false;
    const late = takeTurn(
      async () => {
        begun = true;
      },
      awaited,
      1,
    );
    await expect(late).rejects.toMatchObject({ status: 503 });
    work.release();
    expect(await Promise.all(made)).toEqual(made.map(() => 'x'));
    await settled();
    expect(begun).toBe(false);
  });

  it('are prompt as long as there is one to be had', async () => {
    const takeTurn = createPageQueue();
    expect(await isQueueShort(takeTurn)).toBe(true);
    const work = openWork();
    const made = Array.from({ length: AT_ONCE }, () => takeTurn(work.make('x'), awaited));
    expect(await isQueueShort(takeTurn, 1)).toBe(false);
    work.release();
    await Promise.all(made);
    expect(await isQueueShort(takeTurn)).toBe(true);
  });
});

import { act } from '@testing-library/react';

/** Taken before the timers are replaced: answers and code come by the clock on the wall. */
const { setTimeout: wait } = globalThis;
const now = performance.now.bind(performance);

/** How long is waited for something, and what the replaced timers are moved by meanwhile, milliseconds. */
const PATIENCE = 20_000;
const STEP = 10;

/** Waits until a check passes. `waitFor` of Testing Library uses the faked timers and gives up too early. */
export const waitUntil = async (check: () => unknown): Promise<void> => {
  const end = now() + PATIENCE;
  for (;;) {
    await act(async () => {
      await new Promise((resolve) => wait(resolve, 1));
      await jest.advanceTimersByTimeAsync(STEP);
    });
    try {
      await check();
      return;
    } catch (error) {
      if (now() > end) throw error;
    }
  }
};

/** Fakes the application's timers but not those that network responses depend on. */
export const replaceTimers = (): void =>
  void jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });

/** Replaces the timers that code waits by, and leaves alone those by which an answer of the network comes. */
export const replaceTimers = (): void =>
  void jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });

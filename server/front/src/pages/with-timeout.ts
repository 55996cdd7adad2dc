/** Resolves to the result of `work`, or to null after `timeout` milliseconds. */
export const withTimeout = <T>(work: Promise<T>, timeout: number): Promise<T | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), timeout);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

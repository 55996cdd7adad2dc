/** What a piece of work resolves to, or null once it has taken longer than `patience`, milliseconds. */
export const inTime = <T>(work: Promise<T>, patience: number): Promise<T | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), patience);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

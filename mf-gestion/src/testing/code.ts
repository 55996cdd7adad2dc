/** Cuts the line to what comes by `import()`, until the function that is returned is called. */
export const cutCode = (): (() => void) => {
  const comes: unknown = Reflect.get(globalThis, 'codeComes');
  Reflect.set(globalThis, 'codeComes', async () => {
    throw new Error('Loading chunk late-request failed');
  });
  return () => void Reflect.set(globalThis, 'codeComes', comes);
};

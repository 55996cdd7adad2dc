/**
 * Why something is not believed, in French; null where it is.
 *
 * @type {(verifying: Promise<unknown>) => Promise<string | null>}
 */
export const doubtsOf = (verifying) =>
  verifying.then(
    () => null,
    (error) => error.message,
  );

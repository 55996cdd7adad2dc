import { RemoteFailure } from '../remote-failure';

/** Load timeout of a remote or of a page of the shell, milliseconds. */
export const LOAD_TIMEOUT_MS = 12_000;

/** Resolves like `work`; rejects with RemoteFailure `timeout` after `timeout` milliseconds. */
export const withTimeout = async <T>(work: Promise<T>, timeout: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('timeout')), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

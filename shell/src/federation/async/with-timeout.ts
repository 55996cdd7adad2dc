import { RemoteFailure } from '../remote-failure';

/** What takes longer, a remote or a page of the shell, is given up, and its page says so: milliseconds. */
export const LOAD_TIMEOUT_MS = 12_000;

/** What the work gives, or RemoteFailure `timeout` when it takes longer: milliseconds. */
export const withTimeout = async <T>(work: Promise<T>, timeout: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('timeout')), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

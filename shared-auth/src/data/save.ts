import { ApiError } from '../api/api-error';
import { FAILURE_HINTS, SAVE_TEXTS } from './messages';
import type { Notice, Notifier } from './notifier';

/** Logs a 403 to the browser console: code and page path, no personal data (S1 §8). */
export const logForbidden = (error: ApiError): void => {
  if (error.failure !== 'forbidden') return;
  // biome-ignore lint/suspicious/noConsole: S1 §8 asks for the refusal to be logged.
  console.warn(`forbidden ${error.code ?? ''} ${error.path}`);
};

export interface SaveOptions<T = unknown> {
  /** What the messages tell of; the outcome of the same act replaces the last one. Each save is one by default. */
  act?: string;
  /**
   * The domain's success text, or what to say of an answer that is not all good; S1's general text by default, null
   * where the page itself says it.
   */
  success?: string | null | ((answer: T) => Notice | null);
  /** The domain's failure text; S1's general one by default. */
  failure?: string;
  /** Gets the refusal, so that its field errors can go back into the form. */
  onError?: (error: ApiError) => void;
}

const hintOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return FAILURE_HINTS.unavailable;
  if (error.failure === 'network') return FAILURE_HINTS.network;
  if (error.failure === 'unavailable') return FAILURE_HINTS.unavailable;
  return error.detail ?? undefined;
};

const failureNotice = (error: unknown, failure: string): Notice => {
  if (error instanceof ApiError && error.status === 412) {
    return { tone: 'warning', title: error.detail ?? failure };
  }
  const text = hintOf(error);
  return text && text !== failure
    ? { tone: 'error', title: failure, text }
    : { tone: 'error', title: failure };
};

let count = 0;

/** An act of its own. */
const nextMessageId = (): string => {
  count += 1;
  return `sauvegarde-${count}`;
};

/**
 * Runs a write and notifies of its progress in one message: pending, success; a 412 is a warning with the server's
 * text, other failures an error with the domain's (CONTRACT §2). Never throws.
 *
 * @returns the write's answer, or false when it failed
 */
export const runSave = async <T>(
  write: () => Promise<T>,
  {
    act = nextMessageId(),
    success = SAVE_TEXTS.success,
    failure = SAVE_TEXTS.failure,
    onError,
  }: SaveOptions<T>,
  notify: Notifier,
): Promise<T | false> => {
  notify(act, { tone: 'pending', title: SAVE_TEXTS.pending });
  try {
    const answer = await write();
    const said = typeof success === 'function' ? success(answer) : success;
    notify(act, typeof said === 'string' ? { tone: 'success', title: said } : said);
    return answer;
  } catch (error) {
    if (error instanceof ApiError) {
      logForbidden(error);
      onError?.(error);
    }
    notify(act, failureNotice(error, failure));
    return false;
  }
};

import { ApiError } from '../api/api-error';
import { logForbidden } from '../api/forbidden-log';
import { FAILURE_HINTS, SAVE_TEXTS } from './messages';
import type { Notice, Notifier } from './notifier';

export interface SaveOptions<T = unknown> {
  /** The domain's success text, or what to say of an answer that is not all good; S1's general text by default. */
  success?: string | ((answer: T) => Notice);
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

/**
 * Runs a write and tells its course in one message: running, then the success text; a 412 is a warning with
 * the server's text, any other failure an error with the domain's (CONTRACT §2). Never throws.
 *
 * @returns the write's answer, or false when it failed
 */
export const runSave = async <T>(
  write: () => Promise<T>,
  { success = SAVE_TEXTS.success, failure = SAVE_TEXTS.failure, onError }: SaveOptions<T>,
  notify: Notifier,
): Promise<T | false> => {
  count += 1;
  const id = `sauvegarde-${count}`;
  notify(id, { tone: 'pending', title: SAVE_TEXTS.pending });
  try {
    const answer = await write();
    notify(id, typeof success === 'string' ? { tone: 'success', title: success } : success(answer));
    return answer;
  } catch (error) {
    if (error instanceof ApiError) {
      logForbidden(error);
      onError?.(error);
    }
    notify(id, failureNotice(error, failure));
    return false;
  }
};

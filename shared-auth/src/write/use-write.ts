import { useRef, useState } from 'react';
// By its name, not its path: it comes with a piece of the kit, and takes the rest as the page has it.
import {
  type ApiError,
  type Notice,
  type Notifier,
  notify,
  refreshEndpoints,
  SAVE_TEXTS,
  type SaveOptions,
  type SendOptions,
  send,
  useSave,
} from 'shared-auth';
import type { FieldProblem } from 'shared-contract';
import type { Unbinding } from 'shared-contract/base/binding';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from 'shared-contract/base/endpoint';
import { useIdempotencyKey } from './idempotency-key';

/** Outcome of a write; `outcome` is the result for a form's `onSubmit`. */
export type WriteResult<Answer> =
  | { readonly kind: 'saved'; readonly answer: Answer; readonly outcome: undefined }
  | {
      readonly kind: 'refused';
      readonly error: ApiError | null;
      readonly outcome: readonly FieldProblem[] | false;
    }
  /** The same write was still under way: the second half of a double click. */
  | { readonly kind: 'busy'; readonly outcome: false };

export interface UseWriteOptions<E extends Endpoint> extends Pick<SaveOptions, 'failure'> {
  /** Tells two acts of one endpoint apart, for example by the line that each is about. */
  act?: string;
  /** As for `useSave`; null where a panel of the page says it: a panel or a message, never both (CONTRACT §7.4). */
  success?: string | null | ((answer: AnswerOf<E>, body: BodyOf<E>) => Notice | null);
  /** Endpoints whose kept answers the write changes; they are read again before it counts as done. */
  refreshes?: readonly Pick<Endpoint, 'path'>[];
  /** Told of the refusal, while the write still counts as busy; where nobody judged it, it is busy no longer. */
  onRefused?: (error: ApiError) => unknown;
  /** Runs once it is saved, while the write still counts as busy. */
  onSaved?: (answer: AnswerOf<E>) => void | Promise<void>;
}

export interface Write<E extends Endpoint> {
  /**
   * Sends a body; never throws. The same body sent again after a cut line happens once. Where a file goes before
   * the write, `params` may be what sends it: one message tells the course of both.
   */
  run: (
    body: BodyOf<E>,
    params?: ParamsOf<E> | (() => Promise<ParamsOf<E>>),
  ) => Promise<WriteResult<AnswerOf<E>>>;
  /** True from the click on until everything that follows from the answer is done. */
  isBusy: boolean;
  /** Says why nothing is sent; the outcome of the next try replaces it, null takes it away. */
  say: (notice: Notice | null) => void;
}

const noticeOf = (said: string | Notice | null): Notice | null =>
  typeof said === 'string' ? { tone: 'success', title: said } : said;

const refused = (error: ApiError | null): WriteResult<never> => ({
  kind: 'refused',
  error,
  outcome: error && error.fieldErrors.length > 0 ? error.fieldErrors : false,
});

/** Notifies of a failure at once; when the server is unreachable, does not wait for revalidation. */
const notifyFailure = async (
  error: ApiError,
  onRefused: UseWriteOptions<Endpoint>['onRefused'],
): Promise<void> => {
  const heard = onRefused?.(error);
  if (!error.isPassing) await heard;
};

/** Sends a body under the key of its POST, the same for the same body until it was saved. */
const useKeyedSend = <E extends Endpoint>(endpoint: E) => {
  const { keyOf, onRefusal } = useIdempotencyKey();
  // The same words, once they were saved, are another request: not the first answer again.
  const rounds = useRef(0);
  const sendKeyed = async (body: BodyOf<E>, given: Parameters<Write<E>['run']>[1]): Promise<AnswerOf<E>> => {
    const params = typeof given === 'function' ? await given() : given;
    const sending: SendOptions<E> = {
      ...(params && { params }),
      ...(endpoint.method === 'POST' && {
        idempotencyKey: keyOf([rounds.current, endpoint.path, params ?? null, body ?? null]),
      }),
    };
    return send(endpoint, body, sending);
  };
  const renewKey = () => {
    rounds.current += 1;
  };
  return { sendKeyed, onRefusal, renewKey };
};

/**
 * Base of every write (CONTRACT §2): idempotency key per POST, double-click guard, progress through `show`
 * (notifications by default), revalidation of changed endpoints, field errors for the form. Notifications belong to
 * the act: the next outcome replaces them, also after navigation. Only for `useWrite` and `useBinding`.
 */
export const useWriting = <E extends Endpoint>(
  endpoint: E,
  options: UseWriteOptions<E> = {},
  show?: Notifier,
): Write<E> => {
  const save = useSave(show);
  const { sendKeyed, onRefusal, renewKey } = useKeyedSend(endpoint);
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const actWith = (params: object): string =>
    [endpoint.method, endpoint.path, options.act ?? '', ...Object.values(params)].join(' ');

  const attempt = async (...[body, params]: Parameters<Write<E>['run']>): ReturnType<Write<E>['run']> => {
    const { success = SAVE_TEXTS.success, failure, refreshes = [], onRefused, onSaved } = options;
    const act = actWith(typeof params === 'object' ? params : {});
    const page = window.location.pathname;
    let error: ApiError | null = null;
    let told: Notice | null = null;
    const answer = await save(() => sendKeyed(body, params), {
      act,
      success: (saved) => {
        told = noticeOf(typeof success === 'function' ? success(saved, body) : success);
        return told;
      },
      ...(failure !== undefined && { failure }),
      onError: (refusal) => {
        onRefusal(refusal);
        error = refusal;
      },
    });
    if (answer === false) {
      if (error) await notifyFailure(error, onRefused);
      return refused(error);
    }
    renewKey();
    await refreshEndpoints(refreshes);
    await onSaved?.(answer);
    if (told && window.location.pathname !== page) notify(act, told);
    return { kind: 'saved', answer, outcome: undefined };
  };

  const run: Write<E>['run'] = async (body, params) => {
    if (isRunning.current) return { kind: 'busy', outcome: false };
    isRunning.current = true;
    setIsBusy(true);
    try {
      return await attempt(body, params);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return { run, isBusy, say: (notice) => notify(actWith({}), notice) };
};

/** Writes an endpoint that does not bind; binding acts don't type-check here and use `useBinding`. */
export const useWrite = <E extends Endpoint & Unbinding>(
  endpoint: E,
  options?: UseWriteOptions<E>,
): Write<E> => useWriting(endpoint, options);

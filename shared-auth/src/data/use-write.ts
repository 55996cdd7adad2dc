import { useRef, useState } from 'react';
// By its name, not its path: a remote bundles this file and takes the rest from the shell.
import {
  type ApiError,
  refreshEndpoints,
  type SaveOptions,
  type SendOptions,
  send,
  useSave,
} from 'shared-auth';
import type { FieldProblem } from 'shared-contract';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from 'shared-contract/base/endpoint';
import { useRequestKey } from './request-key';

/** What became of a write; `outcome` is what a form's `onSubmit` is told. */
export type WriteResult<Answer> =
  | { readonly kind: 'saved'; readonly answer: Answer; readonly outcome: undefined }
  | {
      readonly kind: 'refused';
      readonly error: ApiError | null;
      readonly outcome: readonly FieldProblem[] | false;
    }
  /** The same write was still under way: the second half of a double click. */
  | { readonly kind: 'busy'; readonly outcome: false };

export interface UseWriteOptions<E extends Endpoint>
  extends Pick<SaveOptions<AnswerOf<E>>, 'success' | 'failure'> {
  /** Endpoints whose kept answers the write changes; they are read again before it counts as done. */
  refreshes?: readonly Pick<Endpoint, 'path'>[];
  /** Told of the refusal, while the write still counts as busy. */
  onRefused?: (error: ApiError) => void | Promise<void>;
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
}

const refused = (error: ApiError | null): WriteResult<never> => ({
  kind: 'refused',
  error,
  outcome: error && error.fieldErrors.length > 0 ? error.fieldErrors : false,
});

/**
 * The one way to write an endpoint (CONTRACT §2): an idempotency key for each POST, a guard against the second half
 * of a double click, one message that tells its course, what it changes read again, the server's field errors for
 * the form.
 */
export const useWrite = <E extends Endpoint>(endpoint: E, options: UseWriteOptions<E> = {}): Write<E> => {
  const save = useSave();
  const { keyOf, onRefusal } = useRequestKey();
  const isRunning = useRef(false);
  // The same words, once they were saved, are another request: not the first answer again.
  const rounds = useRef(0);
  const [isBusy, setIsBusy] = useState(false);

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

  const attempt = async (...[body, params]: Parameters<Write<E>['run']>): ReturnType<Write<E>['run']> => {
    const { success, failure, refreshes = [], onRefused, onSaved } = options;
    let error: ApiError | null = null;
    const answer = await save(() => sendKeyed(body, params), {
      ...(success !== undefined && { success }),
      ...(failure !== undefined && { failure }),
      onError: (refusal) => {
        onRefusal(refusal);
        error = refusal;
      },
    });
    if (answer === false) {
      if (error) await onRefused?.(error);
      return refused(error);
    }
    rounds.current += 1;
    await refreshEndpoints(refreshes);
    await onSaved?.(answer);
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

  return { run, isBusy };
};

import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react';
// By its name, not its path: it comes with a piece of the kit, and takes the rest as the page has it.
import { type ApiError, type Notice, type Notifier, notify, SAVE_TEXTS } from 'shared-auth';
import { type UseWriteOptions, useWriting, type Write, type WriteResult } from 'shared-auth/write';
import type { Binding } from 'shared-contract/base/binding';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from 'shared-contract/base/endpoint';
import type { Question } from 'shared-contract/base/plausibility';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { BindingDialog, type BindingFailure } from 'shared-ui/dialog';
import { isUnaddressed, UNADDRESSED_TEXT } from './unaddressed';

/** Contents of the confirmation dialog. */
export interface Confirmation {
  title: string;
  /** What is sent, as it will be. */
  summary?: ReactNode;
  /** What becomes final. */
  final: ReactNode;
  /** What is improbable; the server asks the same, and what it asks besides is added. */
  questions?: readonly Question[];
  /** Where the specification quotes other words than « Confirmer » and « Modifier ». */
  confirmLabel?: string;
  cancelLabel?: string;
  size?: 'md' | 'lg';
}

/** Outcome of a binding act; « given-up » when nothing was sent. */
export type BindingResult<Answer> =
  | WriteResult<Answer>
  | { readonly kind: 'given-up'; readonly outcome: false };

export interface UseBindingOptions<E extends Endpoint> extends UseWriteOptions<E> {
  /** Refusals after which nothing is left to confirm: the dialog closes, and the page's messages tell why. */
  closesOn?: (error: ApiError) => boolean;
}

interface Asked<E extends Endpoint> extends Confirmation {
  /** What is sent, with the codes of the questions that were ticked. */
  body: (confirmed: string[]) => BodyOf<E>;
  params?: ParamsOf<E>;
}

interface Open<E extends Endpoint> {
  asked: Asked<E>;
  /** Asked by the server alone. */
  added: readonly Question[];
  /** What closing it resolves to. */
  last: BindingResult<AnswerOf<E>>;
  resolve: (result: BindingResult<AnswerOf<E>>) => void;
}

export interface BindingAct<E extends Endpoint> {
  /** Asks, sends and resolves once the dialog is closed: saved, refused the last time, or given up. */
  ask: (asked: Asked<E>) => Promise<BindingResult<AnswerOf<E>>>;
  /** To be rendered once, outside any form. */
  dialog: ReactElement | null;
  /** The dialog stands before the page. */
  isAsked: boolean;
  /** Says why nothing is asked; the next try replaces it. */
  say: Write<E>['say'];
}

const GIVEN_UP = { kind: 'given-up', outcome: false } as const;

const failureOf = ({ tone, title, text }: Notice): BindingFailure => ({
  tone: tone === 'warning' ? 'warning' : 'danger',
  title,
  ...(text === undefined ? {} : { text }),
});

const needsConfirmation = (error: ApiError | null): error is ApiError =>
  error?.code === PROBLEM_CODES.toConfirm;

/** Questions of the server that the page did not ask. */
const serverQuestions = (error: ApiError, known: readonly Question[] = []): Question[] =>
  error.fieldErrors
    .filter(({ path }) => known.every(({ code }) => code !== path))
    .map(({ path, message }) => ({ code: path, text: message }));

/** Sends the act: failures are shown in the dialog, success is notified, with a word where no mail tells of it. */
const useQuietWrite = <E extends Endpoint>(endpoint: E, options: UseBindingOptions<E>) => {
  const { success = SAVE_TEXTS.success, onRefused } = options;
  const [failure, setFailure] = useState<Notice | null>(null);
  const failed = useRef<Notice | null>(null);
  const isSaved = useRef(false);
  const show = useCallback<Notifier>((act, notice) => {
    if (isSaved.current) return notify(act, notice);
    failed.current = notice?.tone === 'pending' ? null : notice;
    setFailure(failed.current);
  }, []);
  const told: UseWriteOptions<E> = {
    ...options,
    success: (answer, body) => {
      isSaved.current = true;
      const said = typeof success === 'function' ? success(answer, body) : success;
      const notice: Notice | null = typeof said === 'string' ? { tone: 'success', title: said } : said;
      if (!notice || !isUnaddressed(answer)) return notice;
      return { ...notice, text: [notice.text, UNADDRESSED_TEXT].filter(Boolean).join(' ') };
    },
    onRefused: async (error) => {
      if (needsConfirmation(error)) return;
      await onRefused?.(error);
    },
  };
  const { run, isBusy, say } = useWriting(endpoint, told, show);
  const begin = () => {
    isSaved.current = false;
    setFailure(null);
    // What the page said of an earlier try is over.
    say(null);
  };
  /** Tells the page why it failed, where no dialog is left to. */
  const tell = () => say(failed.current);
  /** Puts the server's own words in the place of a failure: it only asks. */
  const soften = (error: ApiError) => setFailure({ tone: 'warning', title: error.detail ?? '' });
  return { run, isBusy, say, failure, begin, tell, soften };
};

/**
 * Binding acts (CONTRACT §7.7): confirmation dialog with what becomes final and plausibility questions. The dialog
 * stays open while the act runs and shows its failure; it closes on success.
 */
export const useBinding = <E extends Endpoint & Binding>(
  endpoint: E,
  options: UseBindingOptions<E> = {},
): BindingAct<E> => {
  const [open, setOpen] = useState<Open<E> | null>(null);
  const { run, isBusy, say, failure, begin, tell, soften } = useQuietWrite(endpoint, options);

  const ask: BindingAct<E>['ask'] = (asked) => {
    begin();
    return new Promise((resolve) => setOpen({ asked, added: [], last: GIVEN_UP, resolve }));
  };
  if (!open) return { ask, say, dialog: null, isAsked: false };

  const { body, params, title, summary, final, questions = [], ...words } = open.asked;
  const close = (result: BindingResult<AnswerOf<E>>) => {
    setOpen(null);
    open.resolve(result);
  };
  const send = async (confirmed: readonly string[]) => {
    const result = await run(body([...confirmed]), params);
    if (result.kind === 'busy') return;
    if (result.kind === 'saved') return close(result);
    if (needsConfirmation(result.error)) {
      soften(result.error);
      return setOpen({ ...open, added: serverQuestions(result.error, questions), last: GIVEN_UP });
    }
    if (result.error === null || !options.closesOn?.(result.error)) return setOpen({ ...open, last: result });
    tell();
    close(result);
  };
  const dialog = (
    <BindingDialog
      isOpen
      {...words}
      title={title}
      final={final}
      questions={[...questions, ...open.added]}
      failure={failure && failureOf(failure)}
      pending={SAVE_TEXTS.pending}
      isBusy={isBusy}
      onConfirm={(confirmed) => void send(confirmed)}
      onCancel={() => close(open.last)}
    >
      {summary}
    </BindingDialog>
  );
  return { ask, say, dialog, isAsked: true };
};

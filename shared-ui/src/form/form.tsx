import { type Decorator, FORM_ERROR, type FormApi } from 'final-form';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Form as FinalForm, useFormState } from 'react-final-form';
import type { FieldProblem } from 'shared-contract';
import { checkBody } from 'shared-contract/base/check-body';
import type { AnyObjectSchema, InferType } from 'yup';
import { LeaveGuard } from '../dialog/leave-guard';
import type { Late } from '../late/late';
import { Text } from '../text/text';
import { FormSummary } from './error-summary';
import { FormContext } from './fields/use-named-field';
import { toErrorTree } from './form-errors';
import { useLazyValidator } from './lazy-schema';

/**
 * Result of a submission: nothing on success, field errors of the server, or false when it failed and was already
 * reported (values then still count as unsaved).
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an async function that returns nothing gives Promise<void>
export type SubmitOutcome = readonly FieldProblem[] | false | undefined | void;

/** Incomplete form values: missing, empty or not yet valid. */
type DraftValue<Value> = Value extends boolean
  ? boolean
  : Value extends readonly (infer Item)[]
    ? readonly DraftValue<Item>[]
    : Value extends object
      ? Draft<Value>
      : Value;

type Draft<Values> = { [Key in keyof Values]?: DraftValue<Values[Key]> | null | '' | undefined };

export interface FormProps<Schema extends AnyObjectSchema> {
  /** The write schema of the contract, at hand or to come: the server runs the same one. */
  schema: Schema | Late<Schema>;
  initialValues: Draft<InferType<Schema>>;
  /** Gets what the schema keeps of the values. */
  onSubmit: (values: InferType<Schema>) => SubmitOutcome | Promise<SubmitOutcome>;
  /** Names the form when no heading does. */
  label?: string;
  /** False when the page places `<FormSummary />` itself. */
  withSummary?: boolean;
  /** One question, or none that must be answered: what is required goes without saying. */
  isShort?: boolean;
  /**
   * The form stays open on what it saved, and takes what is typed meanwhile as the next draft. Others wait: what would
   * be typed while they are sent would go with them.
   */
  editsWhileSending?: boolean;
  children: ReactNode;
}

type Values = Record<string, unknown>;

const NOT_VALIDATED =
  'Vos réponses n’ont pas pu être relues\u00a0: une partie de la page n’est pas arrivée. Envoyez encore une fois.';

const RequiredHint = () => (
  <Text size="sm" tone="muted" mb="3">
    {'Tout est à remplir, sauf ce qui est marqué «\u00a0facultatif\u00a0».'}
  </Text>
);

/** Nothing changes in a form while it is sent. */
const waits: Decorator<Values> = (form) => {
  const { change } = form;
  form.change = (...field) => {
    if (!form.getState().submitting) change(...field);
  };
  return () => {
    form.change = change;
  };
};
const WAITING = [waits];

/**
 * Form validated by a contract schema. Errors show after blur or submit, in a summary with links, and are counted in
 * the page title; server errors are mapped to their fields.
 */
export const Form = <Schema extends AnyObjectSchema>(props: FormProps<Schema>) => {
  const { schema, initialValues, onSubmit, label, children } = props;
  const { withSummary = true, isShort = false, editsWhileSending = false } = props;
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const judge = useLazyValidator(schema);
  const validate = (values: Values) => {
    if (!judge.known) return undefined;
    const result = checkBody(judge.known, values);
    return result.ok ? undefined : toErrorTree(result.errors);
  };
  const submit = async (values: Values, form: FormApi<Values>) => {
    const known = judge.known ?? (await judge.load());
    if (!known) return { [FORM_ERROR]: NOT_VALIDATED };
    const result = checkBody(known, values);
    if (!result.ok) return toErrorTree(result.errors);
    const outcome = (await onSubmit(result.value)) ?? [];
    if (outcome === false) return { [FORM_ERROR]: '' };
    const problems = toErrorTree(outcome);
    if (!problems) form.initialize(values);
    return problems;
  };
  return (
    <FormContext value={{ id, attempt, waits: !editsWhileSending }}>
      <FinalForm<Values>
        initialValues={initialValues}
        keepDirtyOnReinitialize
        {...(editsWhileSending ? {} : { decorators: WAITING })}
        validate={validate}
        onSubmit={submit}
        render={({ handleSubmit }) => (
          <form
            noValidate
            aria-label={label}
            onFocus={({ target }) => {
              // What came while a button is held down would move it from under the pointer, and the press be lost.
              if (!(target instanceof HTMLButtonElement)) void judge.load();
            }}
            onSubmit={(event: FormEvent) => {
              event.stopPropagation();
              setAttempt((count) => count + 1);
              void handleSubmit(event);
            }}
          >
            {withSummary && <FormSummary />}
            {!isShort && <RequiredHint />}
            {children}
          </form>
        )}
      />
    </FormContext>
  );
};

/** Unsaved-changes guard of the form: active while values differ from the saved ones. */
export const UnsavedGuard = () => {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  return <LeaveGuard when={dirty === true && submitting !== true} />;
};

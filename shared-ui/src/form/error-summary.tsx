import { useContext, useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { FieldProblem } from 'shared-contract';
import { Alert } from '../alert/alert';
import { Box } from '../layout/layout';
import { FormContext, useFieldId } from './fields/use-named-field';
import { toProblems } from './form-errors';
import { useErrorTitle } from './use-error-title';

const NUMBERS = ['', 'Une réponse est', 'Deux réponses sont', 'Trois réponses sont', 'Quatre réponses sont'];

/** Title by number of invalid fields; form-level errors have none to fix. */
const title = (count: number): string =>
  count === 0 ? 'Rien n’a été enregistré' : `${NUMBERS[count] ?? `${count} réponses sont`} à corriger`;

const LINES = {
  listStyle: 'disc',
  paddingLeft: '1.125rem',
  marginTop: '0.25rem',
  // A target of 24 px at least; a finger is given more.
  '& a': {
    display: 'inline-block',
    // Of several lines, the mark of the list stands before the first.
    verticalAlign: 'top',
    paddingBlock: { base: '0.625rem', sm: '0.25rem' },
  },
} as const;

const ProblemLine = ({ problem: { path, message } }: { problem: FieldProblem }) => {
  const id = useFieldId(path);
  if (path === '') return <>{message}</>;
  const goTo = () => document.getElementById(id)?.focus();
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        goTo();
      }}
    >
      {message}
    </a>
  );
};

/** Sorts errors by the order of their fields; form-level errors last. */
const inFormOrder = (problems: FieldProblem[], names: string[]): FieldProblem[] => {
  const rank = ({ path }: FieldProblem) => (path === '' ? 0 : names.indexOf(path) + 1 || names.length + 1);
  return problems.toSorted((one, other) => rank(one) - rank(other));
};

/** Error summary after a failed submission: links to the fields, takes the focus. */
export const FormSummary = () => {
  const { errors, submitErrors, submitFailed, submitting, dirtySinceLastSubmit } = useFormState({
    subscription: {
      errors: true,
      submitErrors: true,
      submitFailed: true,
      submitting: true,
      dirtySinceLastSubmit: true,
    },
  });
  const box = useRef<HTMLDivElement>(null);
  const { attempt } = useContext(FormContext);
  const answered = useRef(0);
  const form = useForm();
  const current = toProblems(errors);
  const isShown = submitFailed && !submitting;
  const fromServer = dirtySinceLastSubmit ? [] : toProblems(submitErrors);
  const problems = isShown ? (current.length > 0 ? current : fromServer) : [];
  const count = problems.length;
  useErrorTitle(count);
  useEffect(() => {
    if (!isShown || count === 0 || answered.current === attempt) return;
    answered.current = attempt;
    box.current?.focus();
  }, [isShown, count, attempt]);
  if (count === 0) return null;
  const heading = title(problems.filter(({ path }) => path !== '').length);
  return (
    <Box ref={box} tabIndex={-1} mb="6" role="group" aria-label={heading}>
      <Alert tone="danger" icon="circle-alert" title={heading}>
        <Box as="ul" css={LINES}>
          {inFormOrder(problems, form.getRegisteredFields()).map((problem) => (
            <li key={problem.path}>
              <ProblemLine problem={problem} />
            </li>
          ))}
        </Box>
      </Alert>
    </Box>
  );
};

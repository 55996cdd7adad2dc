import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { Checkbox } from '../controls/choice';
import { FieldError } from '../controls/field-error';
import { Icon } from '../icon/icon';
import { Stack } from '../layout/layout';
import { chakra } from '../theme/styled';
import { Dialog } from './dialog';

/** A plausibility question, ticked before the act. */
export interface BindingQuestion {
  code: string;
  /** A sentence that ends in a question mark. */
  text: string;
}

/** Error of the last attempt. */
export interface BindingFailure {
  tone: 'warning' | 'danger';
  title: string;
  text?: string;
}

export interface BindingDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** What can't be taken back afterwards, in a sentence or two. */
  final: ReactNode;
  questions?: readonly BindingQuestion[];
  failure?: BindingFailure | null;
  /** Said while it is sent. */
  pending: string;
  isBusy: boolean;
  /** « Confirmer » and « Modifier », unless the specification quotes others. */
  confirmLabel?: string;
  cancelLabel?: string;
  size?: 'md' | 'lg';
  /** Gets the codes of the questions, all of them ticked. */
  onConfirm: (confirmed: readonly string[]) => void;
  onCancel: () => void;
  /** The summary of what is sent. */
  children?: ReactNode;
}

const Final = chakra('p', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0.625rem',
    paddingTop: '4',
    borderTop: '1px solid var(--border)',
    '& > svg': { color: 'muted', marginTop: '0.15rem' },
  },
});

const Questions = chakra('fieldset', {
  base: {
    padding: '0.5rem 1rem 0.75rem',
    borderRadius: 'md',
    border: '1px solid var(--border-strong)',
    background: 'sunken',
    '& > legend': { paddingInline: '0.375rem', fontWeight: 'semibold' },
    '& > label': { display: 'flex' },
  },
});

const Pending = chakra('p', {
  base: { color: 'muted', fontSize: 'sm', textAlign: 'end' },
});

const TEXTS = {
  confirm: 'Confirmer',
  modify: 'Modifier',
  questions: 'À vérifier',
  unanswered: 'Cochez ce qui est exact, ou choisissez «\u00a0Modifier\u00a0» pour corriger.',
} as const;

type Ticked = ReadonlySet<string>;

interface QuestionListProps {
  questions: readonly BindingQuestion[];
  ticked: Ticked;
  isMissing: boolean;
  onTick: (code: string, isTicked: boolean) => void;
}

const QuestionList = ({ questions, ticked, isMissing, onTick }: QuestionListProps) => {
  const errorId = useId();
  return (
    <Questions {...(isMissing ? { 'aria-describedby': errorId } : {})}>
      <legend>{TEXTS.questions}</legend>
      {questions.map(({ code, text }) => (
        <Checkbox
          key={code}
          name={code}
          checked={ticked.has(code)}
          aria-invalid={(isMissing && !ticked.has(code)) || undefined}
          onChange={(event) => onTick(code, event.target.checked)}
        >
          {text}
        </Checkbox>
      ))}
      {isMissing && <FieldError id={errorId}>{TEXTS.unanswered}</FieldError>}
    </Questions>
  );
};

const useAnswers = (questions: readonly BindingQuestion[]) => {
  const [ticked, setTicked] = useState<Ticked>(new Set());
  const [isTried, setIsTried] = useState(false);
  const isComplete = questions.every(({ code }) => ticked.has(code));
  const tick = (code: string, isTicked: boolean) => {
    const others = [...ticked].filter((one) => one !== code);
    setTicked(new Set(isTicked ? [...others, code] : others));
  };
  return { ticked, tick, isComplete, isMissing: isTried && !isComplete, demand: () => setIsTried(true) };
};

type ContentProps = Omit<BindingDialogProps, 'isOpen'>;

const Content = (props: ContentProps) => {
  const { title, final, questions = [], failure, pending, isBusy, size = 'md', children } = props;
  const { confirmLabel = TEXTS.confirm, cancelLabel = TEXTS.modify, onConfirm, onCancel } = props;
  const { ticked, tick, isComplete, isMissing, demand } = useAnswers(questions);
  const body = useRef<HTMLDivElement>(null);
  const confirm = (event: MouseEvent) => {
    // The second half of the double click that opened the dialog lands here, where the button is on a phone.
    if (event.detail > 1) return;
    if (isComplete) return onConfirm(questions.map(({ code }) => code));
    demand();
    body.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  };
  return (
    <Dialog
      isOpen
      title={title}
      size={size}
      onClose={isBusy ? undefined : onCancel}
      actions={
        <>
          <Button variant="outline" busy={isBusy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button busy={isBusy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4" ref={body}>
        {children}
        {questions.length > 0 && (
          <QuestionList questions={questions} ticked={ticked} isMissing={isMissing} onTick={tick} />
        )}
        <Final>
          <Icon name="lock" />
          <span>{final}</span>
        </Final>
        {failure && (
          <Alert tone={failure.tone} title={failure.title} live>
            {failure.text}
          </Alert>
        )}
        <Pending role="status">{isBusy ? pending : ''}</Pending>
      </Stack>
    </Dialog>
  );
};

/**
 * Confirmation dialog of a binding act: summary, what becomes final, plausibility questions to tick. Stays open while
 * the act runs and on failure; Escape is « Modifier ».
 */
export const BindingDialog = ({ isOpen, ...content }: BindingDialogProps) =>
  isOpen ? <Content {...content} /> : null;

import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { DECISION_LIMITS } from 'shared-contract/gestion/decision-limits';
import type { DeskOutcome } from 'shared-contract/gestion/decision-rules';
import {
  ANSWER_TEMPLATES,
  ARRANGEMENT_TEMPLATES,
  REASON_TEMPLATES,
  type ReasonTemplate,
} from 'shared-contract/gestion/templates';
import { Box, Button, Text } from 'shared-ui';
import { Area, FieldError, Radio } from 'shared-ui/controls';
import { Dialog } from 'shared-ui/dialog';
import { useLetterKeys } from 'shared-ui/letter-keys';
import { Key } from '../../shared/key';
import { KEYS_TEXTS } from '../../texts/queue-keys';
import { DECISION_TEXTS } from '../../texts/request/decision';

const texts = DECISION_TEXTS;

const TEMPLATES = {
  display: 'grid',
  gap: '2',
  margin: '0 0 1rem',
  padding: '0',
  border: '0',
  '& > legend': { fontWeight: '600', marginBottom: '0.5rem', padding: '0' },
} as const;

const COUNT = { textAlign: 'end', fontSize: '0.8125rem', color: 'var(--muted)' } as const;

export interface DecisionTextDialogProps {
  item: DeskItem;
  outcome: DeskOutcome;
  isBusy: boolean;
  onDecide: (words: string) => void;
  onClose: () => void;
}

/** Purpose of the text: reason, answer, or arrangements of a support plan. */
const asking = ({ Genre, Plan, Etudiant }: DeskItem, outcome: DeskOutcome) => {
  const said = { label: texts.words(Etudiant.Prenom), missing: texts.reasonMissing, words: '' };
  if (outcome === 'refuse')
    return { ...said, ...texts.of[Genre].refusal, templates: REASON_TEMPLATES[Genre] };
  if (Plan === null) return { ...said, ...texts.answer, templates: ANSWER_TEMPLATES };
  return {
    ...texts.plan,
    templates: ARRANGEMENT_TEMPLATES,
    label: texts.arrangements,
    missing: texts.arrangementsMissing,
    words: Plan.Amenagements,
  };
};

interface TemplatesProps {
  templates: readonly ReasonTemplate[];
  words: string;
  onChoose: (text: string) => void;
}

const Templates = ({ templates, words, onChoose }: TemplatesProps) => {
  const name = useId();
  const isByKey = useLetterKeys();
  return (
    <Box as="fieldset" css={TEMPLATES}>
      <legend>{texts.templates(isByKey)}</legend>
      {templates.map(({ label, text }) => (
        <Radio key={label} name={name} detail={text} checked={words === text} onChange={() => onChoose(text)}>
          {label}
        </Radio>
      ))}
    </Box>
  );
};

interface WordsAreaProps {
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  /** Says that there are no words; null where nothing is wrong. */
  missing: string | null;
  most: number;
  value: string;
  onChange: (value: string) => void;
}

const WordsArea = ({ area, label, missing, most, value, onChange }: WordsAreaProps) => {
  const id = useId();
  return (
    <>
      <Text>
        <label htmlFor={id}>{label}</label>
      </Text>
      <Area
        ref={area}
        id={id}
        rows={3}
        maxLength={most}
        value={value}
        aria-invalid={missing !== null || undefined}
        aria-describedby={missing === null ? undefined : `${id}-erreur`}
        onChange={(event) => onChange(event.target.value)}
      />
      {missing !== null && <FieldError id={id}>{missing}</FieldError>}
      <Box css={COUNT}>{texts.count(value.length, most)}</Box>
    </>
  );
};

type DecideButtonProps = Pick<DecisionTextDialogProps, 'outcome' | 'isBusy'> & {
  onClick: () => void;
  children: string;
};

const DecideButton = ({ outcome, isBusy, onClick, children }: DecideButtonProps) => (
  <Button
    variant={outcome === 'refuse' ? 'danger' : 'solid'}
    disabled={isBusy}
    aria-keyshortcuts="Control+Enter"
    onClick={onClick}
  >
    {children}
    <Key>{KEYS_TEXTS.send}</Key>
  </Button>
);

/** What a decision says to its student: a template fills the words, which stay one's own. */
export const DecisionTextDialog = ({ item, outcome, isBusy, onDecide, onClose }: DecisionTextDialogProps) => {
  const { title, keep, confirm: confirmed, templates, ...asked } = asking(item, outcome);
  const [words, setWords] = useState(asked.words);
  const [isMissing, setIsMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    if (words.trim() !== '') return onDecide(words.trim());
    setIsMissing(true);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'Enter' || event.repeat) return;
      event.preventDefault();
      if (!isBusy) confirm();
      return;
    }
    const template = templates[Number(event.key) - 1];
    // What was written by hand is never taken away by a key.
    const isOwn = words.trim() !== '' && templates.every(({ text }) => text !== words);
    if (template && !isOwn && !(event.target instanceof HTMLTextAreaElement)) {
      event.preventDefault();
      setWords(template.text);
    }
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <Dialog
        isOpen
        title={title(item.Objet)}
        onClose={onClose}
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              {keep}
            </Button>
            <DecideButton outcome={outcome} isBusy={isBusy} onClick={confirm}>
              {confirmed}
            </DecideButton>
          </>
        }
      >
        <Templates templates={templates} words={words} onChoose={setWords} />
        <WordsArea
          area={area}
          label={asked.label}
          missing={isMissing ? asked.missing : null}
          most={DECISION_LIMITS.words[item.Genre]}
          value={words}
          onChange={(value) => {
            setWords(value);
            setIsMissing(false);
          }}
        />
      </Dialog>
    </Box>
  );
};

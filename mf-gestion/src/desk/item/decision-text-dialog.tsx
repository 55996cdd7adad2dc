import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { DeskItem } from 'shared-contract/gestion/answers';
import type { DeskOutcome } from 'shared-contract/gestion/deciding';
import { DESK_LIMITS } from 'shared-contract/gestion/limits';
import { ANSWER_TEMPLATES, ARRANGEMENT_TEMPLATES, REASON_TEMPLATES } from 'shared-contract/gestion/templates';
import { Box, Button, Text } from 'shared-ui';
import { Area, FieldError, Radio } from 'shared-ui/controls';
import { Dialog } from 'shared-ui/dialog';
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

/** Text of a decision to the student; templates fill it, it stays editable. */
export const DecisionTextDialog = ({ item, outcome, isBusy, onDecide, onClose }: DecisionTextDialogProps) => {
  const id = useId();
  const { title, keep, confirm: confirmed, templates, ...asked } = asking(item, outcome);
  const [words, setWords] = useState(asked.words);
  const [isMissing, setIsMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const most = DESK_LIMITS.words[item.Genre];
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
    if (template && !(event.target instanceof HTMLTextAreaElement)) {
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
            <Button
              variant={outcome === 'refuse' ? 'danger' : 'solid'}
              disabled={isBusy}
              aria-keyshortcuts="Control+Enter"
              onClick={confirm}
            >
              {confirmed}
              <Key>{KEYS_TEXTS.send}</Key>
            </Button>
          </>
        }
      >
        <Box as="fieldset" css={TEMPLATES}>
          <legend>{texts.templates}</legend>
          {templates.map(({ label, text }) => (
            <Radio
              key={label}
              name={id}
              detail={text}
              checked={words === text}
              onChange={() => setWords(text)}
            >
              {label}
            </Radio>
          ))}
        </Box>
        <Text>
          <label htmlFor={`${id}-mots`}>{asked.label}</label>
        </Text>
        <Area
          ref={area}
          id={`${id}-mots`}
          rows={4}
          maxLength={most}
          value={words}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-mots-erreur` : undefined}
          onChange={(event) => {
            setWords(event.target.value);
            setIsMissing(false);
          }}
        />
        {isMissing && <FieldError id={`${id}-mots`}>{asked.missing}</FieldError>}
        <Box css={COUNT}>{texts.count(words.length, most)}</Box>
      </Dialog>
    </Box>
  );
};

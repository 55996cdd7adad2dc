import { type KeyboardEvent, useId, useState } from 'react';
import { DESK_LIMITS, type DeskItem, REASON_TEMPLATES } from 'shared-contract/gestion/gestion';
import { Box, Button, Text } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { Area, FieldError, Radio } from 'shared-ui/form';
import { TEXTS } from '../../texts';

const texts = TEXTS.decision;

const TEMPLATES = {
  display: 'grid',
  gap: '2',
  margin: '0 0 1rem',
  padding: '0',
  border: '0',
  '& > legend': { fontWeight: '600', marginBottom: '0.5rem', padding: '0' },
} as const;

const COUNT = { textAlign: 'end', fontSize: '0.8125rem', color: 'var(--muted)' } as const;

export interface RefuseDialogProps {
  item: DeskItem;
  isBusy: boolean;
  onRefuse: (reason: string) => void;
  onClose: () => void;
}

/** The reason of a refusal: a template fills the words, which stay one's own. */
export const RefuseDialog = ({ item, isBusy, onRefuse, onClose }: RefuseDialogProps) => {
  const id = useId();
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const templates = REASON_TEMPLATES[item.Genre];
  const most = DESK_LIMITS.words[item.Genre];
  const onKeyDown = (event: KeyboardEvent) => {
    const template = templates[Number(event.key) - 1];
    if (template && !(event.target instanceof HTMLTextAreaElement)) {
      event.preventDefault();
      setWords(template.text);
    }
  };
  const confirm = () => {
    if (words.trim() === '') setIsMissing(true);
    else onRefuse(words.trim());
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <Dialog
        isOpen
        title={texts.refuseTitle(item.Objet)}
        onClose={onClose}
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              {texts.keep}
            </Button>
            <Button variant="danger" disabled={isBusy} onClick={confirm}>
              {texts.confirm}
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
          <label htmlFor={`${id}-mots`}>{texts.words(item.Etudiant.Prenom)}</label>
        </Text>
        <Area
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
        {isMissing && <FieldError id={`${id}-mots`}>{texts.reasonMissing}</FieldError>}
        <Box css={COUNT}>{texts.count(words.length, most)}</Box>
      </Dialog>
    </Box>
  );
};

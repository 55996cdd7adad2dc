import { useId, useState } from 'react';
import type { DeskColleague } from 'shared-contract/gestion/answers';
import { Box, Button, Text } from 'shared-ui';
import { Radio } from 'shared-ui/controls';
import { Dialog } from 'shared-ui/dialog';
import { ASSIGN_TEXTS } from '../../texts/assign';
import type { Assignment } from './use-assignment';

const texts = ASSIGN_TEXTS;

const CHOICES = {
  display: 'grid',
  gap: '1',
  maxHeight: '50vh',
  margin: '1rem 0 0',
  padding: '0',
  border: '0',
  overflowY: 'auto',
  '& > legend': { fontWeight: '600', marginBottom: '0.5rem', padding: '0' },
} as const;

/** Oneself first: the most frequent choice. */
const meFirst = (colleagues: readonly DeskColleague[], me: number | undefined) => [
  ...colleagues.filter(({ CompteID }) => CompteID === me),
  ...colleagues.filter(({ CompteID }) => CompteID !== me),
];

export interface AssignDialogProps extends Pick<Assignment, 'me' | 'isBusy' | 'give'> {
  asked: NonNullable<Assignment['asked']>;
  onClose: () => void;
}

/** Assigns the opened or selected requests. */
export const AssignDialog = ({ asked, me, isBusy, give, onClose }: AssignDialogProps) => {
  const name = useId();
  const [first] = asked.targets;
  const confirm = async () => {
    await give(asked.targets, chosen);
    onClose();
  };
  const [chosen, setChosen] = useState<number | null>(first?.AttribueeA?.CompteID ?? me ?? null);
  return (
    <Dialog
      isOpen
      title={texts.title(asked.targets.length)}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button disabled={isBusy} onClick={() => void confirm()}>
            {texts.act}
          </Button>
        </>
      }
    >
      <Text>{texts.lead}</Text>
      <Box as="fieldset" css={CHOICES}>
        <legend>{texts.who}</legend>
        {meFirst(asked.colleagues, me).map(({ CompteID, Nom, Fonction }) => (
          <Radio
            key={CompteID}
            name={name}
            checked={chosen === CompteID}
            onChange={() => setChosen(CompteID)}
            {...(Fonction !== null && { detail: Fonction })}
          >
            {CompteID === me ? texts.me(Nom) : Nom}
          </Radio>
        ))}
        <Radio name={name} checked={chosen === null} onChange={() => setChosen(null)}>
          {texts.nobody}
        </Radio>
      </Box>
    </Dialog>
  );
};

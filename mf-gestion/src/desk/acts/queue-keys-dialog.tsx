import { useId, useState } from 'react';
import { TAKE_BACK_CHOICES } from 'shared-contract/gestion/decision-limits';
import { Box, Text } from 'shared-ui';
import { Radio } from 'shared-ui/controls';
import { KeysDialog, type KeysDialogProps } from '../../shared/keys-dialog';
import { QUEUE_KEYS, UNDO_TEXTS } from '../../texts/queue-keys';
import { spellSeconds } from '../../texts/request/decision';
import { keepUndoDelay, readUndoDelay, type UndoDelay } from '../item/undo-delay';

const FIELDSET = {
  margin: '0',
  padding: '0',
  border: '0',
  '& > legend': { padding: '0', fontWeight: '600' },
  '& > label': { marginRight: '1.5rem' },
} as const;

/** How long a decision can be taken back, for who needs more than the usual. */
const UndoDelayField = () => {
  const name = useId();
  const [chosen, setChosen] = useState(readUndoDelay);
  const choose = (seconds: UndoDelay) => {
    keepUndoDelay(seconds);
    setChosen(seconds);
  };
  return (
    <Box as="fieldset" css={FIELDSET}>
      <legend>{UNDO_TEXTS.title}</legend>
      {TAKE_BACK_CHOICES.map((seconds) => (
        <Radio key={seconds} name={name} checked={chosen === seconds} onChange={() => choose(seconds)}>
          {spellSeconds(seconds)}
        </Radio>
      ))}
      <Text tone="muted" size="sm">
        {UNDO_TEXTS.told}
      </Text>
    </Box>
  );
};

/** Every key of the list, and how long its decisions can be taken back. */
export const QueueKeysDialog = ({ onClose }: Pick<KeysDialogProps, 'onClose'>) => (
  <KeysDialog lines={QUEUE_KEYS} onClose={onClose}>
    <UndoDelayField />
  </KeysDialog>
);

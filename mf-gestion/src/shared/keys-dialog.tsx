import type { ReactNode } from 'react';
import { Box, Stack, Text } from 'shared-ui';
import { Switch } from 'shared-ui/controls';
import { Dialog } from 'shared-ui/dialog';
import { setLetterKeys, useLetterKeys } from 'shared-ui/letter-keys';
import { KEYS_TEXTS } from '../texts/queue-keys';

const LINES = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0.5rem 1.5rem',
  margin: '0',
  '& dt': { fontWeight: '600' },
  '& dd': { margin: '0' },
} as const;

export interface KeysDialogProps {
  /** Each key, and what it does. */
  lines: readonly (readonly [key: string, effect: string])[];
  /** What else is chosen here. */
  children?: ReactNode;
  onClose: () => void;
}

/** Every key of the page, and the choice to have no single letters act. */
export const KeysDialog = ({ lines, children, onClose }: KeysDialogProps) => {
  const areLettersOn = useLetterKeys();
  return (
    <Dialog isOpen title={KEYS_TEXTS.title} onClose={onClose}>
      <Stack gap="5">
        <div>
          <Switch label={KEYS_TEXTS.letters} isOn={areLettersOn} onChange={setLetterKeys} />
          <Text tone="muted" size="sm">
            {KEYS_TEXTS.lettersWhere}
          </Text>
        </div>
        {children}
        <Box as="dl" css={LINES}>
          {lines.flatMap(([key, effect]) => [<dt key={key}>{key}</dt>, <dd key={effect}>{effect}</dd>])}
        </Box>
      </Stack>
    </Dialog>
  );
};

import { Box } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
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
  onClose: () => void;
}

/** Every key of the page. */
export const KeysDialog = ({ lines, onClose }: KeysDialogProps) => (
  <Dialog isOpen title={KEYS_TEXTS.title} onClose={onClose}>
    <Box as="dl" css={LINES}>
      {lines.flatMap(([key, effect]) => [<dt key={key}>{key}</dt>, <dd key={effect}>{effect}</dd>])}
    </Box>
  </Dialog>
);

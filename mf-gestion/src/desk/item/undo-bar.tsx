import { Box, Button, Icon } from 'shared-ui';
import { Key } from '../../shared/key';
import { DECISION_TEXTS } from '../../texts/request/decision';
import type { Undoable } from './use-undo';

const texts = DECISION_TEXTS;

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  marginTop: '2',
  padding: '0.625rem 0.875rem',
  background: 'var(--raised)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--r-md)',
  '& > div': { flex: '1', minWidth: '0', fontSize: '0.875rem' },
  '& small': { display: 'block', color: 'var(--muted)' },
} as const;

export interface UndoBarProps {
  undoable: Undoable;
  isBusy: boolean;
  onUndo: () => void;
}

/** The last decision, while it can be undone. */
export const UndoBar = ({ undoable, isBusy, onUndo }: UndoBarProps) => (
  <Box css={BAR}>
    <Icon name="circle-check" />
    <div>
      <span role="status">{undoable.what}</span>
      <small>{undoable.told(undoable.seconds)}</small>
    </div>
    <Button variant="outline" size="sm" disabled={isBusy} aria-keyshortcuts="z" onClick={onUndo}>
      {texts.undo(undoable.seconds)}
      <Key>Z</Key>
    </Button>
  </Box>
);

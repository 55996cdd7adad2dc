import { Box, Icon, VisuallyHidden } from 'shared-ui';
import { useLetterKeys } from 'shared-ui/letter-keys';
import { KeyButton } from '../../shared/key-button';
import { ROOM } from '../../shared/whole-window';
import { DECISION_TEXTS, spellSeconds } from '../../texts/request/decision';
import type { Undoable } from './use-undo';

const texts = DECISION_TEXTS;

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  // On a phone above what decides and the places of the portal; under the list where it is beside the file.
  position: 'fixed',
  zIndex: '31',
  insetInline: '0.75rem',
  bottom: 'calc(5rem + env(safe-area-inset-bottom))',
  padding: '0.375rem 0.5rem 0.375rem 0.875rem',
  background: 'var(--inverse)',
  color: 'var(--inverse-fg)',
  borderRadius: 'var(--r-md)',
  boxShadow: 'var(--sh-lg)',
  lineHeight: '1.35',
  [ROOM]: { position: 'static', flex: 'none', margin: '0.5rem 0.75rem' },
  '& > div': { flex: '1', minWidth: '0', paddingBlock: '0.25rem', fontSize: '0.875rem' },
  '& small': { display: 'block', fontSize: '0.75rem' },
  '& > button': { background: 'none', borderColor: 'currentColor', color: 'inherit', whiteSpace: 'nowrap' },
  '& > button:hover': { background: 'var(--inverse-fg)', color: 'var(--inverse)' },
  _highContrast: { border: '1px solid CanvasText' },
} as const;

export interface UndoBarProps {
  undoable: Undoable;
  isBusy: boolean;
  onUndo: () => void;
}

/** The last decision, while it can be undone, and that it was: always in the same place of the window. */
export const UndoBar = ({ undoable, isBusy, onUndo }: UndoBarProps) => {
  const isByKey = useLetterKeys();
  const canUndo = undoable.ids.length > 0;
  return (
    <Box css={BAR}>
      <Icon name="circle-check" />
      <div>
        <div role="status">
          <span>{undoable.what}</span>
          {canUndo && <VisuallyHidden>{texts.undoBy(isByKey)}</VisuallyHidden>}
        </div>
        {undoable.told && <small>{undoable.told(undoable.seconds)}</small>}
      </div>
      {canUndo && (
        <KeyButton variant="outline" size="sm" busy={isBusy} shortcut="z" onClick={onUndo}>
          {texts.undo}
          <span aria-hidden="true">&nbsp;({spellSeconds(undoable.seconds)})</span>
        </KeyButton>
      )}
    </Box>
  );
};

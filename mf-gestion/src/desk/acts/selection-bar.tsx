import { isBatchKind } from 'shared-contract/gestion/decision-rules';
import { Box, Button } from 'shared-ui';
import { KeyButton } from '../../shared/key-button';
import { ASSIGN_TEXTS } from '../../texts/assign';
import { DECISION_TEXTS } from '../../texts/request/decision';
import type { Selection } from '../queue/use-selection';

const texts = DECISION_TEXTS.batch;

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '& > p': {
    flex: { base: '1 0 100%', sm: '1', lg: '1 0 100%' },
    margin: '0',
    fontSize: '0.875rem',
    fontWeight: '600',
  },
  '& > button': { flex: { base: '1', sm: 'none' } },
} as const;

export interface SelectionBarProps {
  selection: Selection;
  isBusy: boolean;
  onAccept: () => void;
  onAssign: () => void;
}

/** Bar with the number of selected rows and batch actions. */
export const SelectionBar = ({ selection, isBusy, onAccept, onAssign }: SelectionBarProps) => {
  const { rows, kind, clear } = selection;
  if (kind === null) return null;
  return (
    <Box role="region" aria-label={texts.region} css={BAR}>
      <p role="status">{texts.ticked(rows.length)}</p>
      <Button variant="ghost" size="sm" onClick={clear}>
        {texts.none}
      </Button>
      <KeyButton variant="ghost" size="sm" shortcut="Shift+G" onClick={onAssign}>
        {ASSIGN_TEXTS.act}
      </KeyButton>
      {isBatchKind(kind) && (
        <KeyButton size="sm" icon="check" busy={isBusy} shortcut="Shift+A" onClick={onAccept}>
          {texts.accept(DECISION_TEXTS.of[kind].accept, rows.length)}
        </KeyButton>
      )}
    </Box>
  );
};

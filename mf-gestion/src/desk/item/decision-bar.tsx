import type { DeskItem } from 'shared-contract/gestion/answers';
import { canRefuse } from 'shared-contract/gestion/decision-rules';
import { Box, Text } from 'shared-ui';
import { KeyButton } from '../../shared/key-button';
import { ROOM } from '../../shared/whole-window';
import { DECISION_TEXTS } from '../../texts/request/decision';
import { readUndoDelay } from './undo-delay';

const texts = DECISION_TEXTS;

const BAR = {
  position: 'sticky',
  bottom: '0',
  zIndex: '10',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  // As wide as the phone, over the padding of its page.
  marginInline: { base: '-1rem', sm: '-1.5rem' },
  padding: '0.625rem 1rem calc(0.625rem + env(safe-area-inset-bottom))',
  background: 'var(--raised)',
  borderTop: '1px solid var(--border)',
  boxShadow: 'var(--sh-bar)',
  '& > p': { display: { base: 'none', md: 'block' }, flex: '1', fontSize: '0.8125rem', lineHeight: '1.35' },
  '& > button': { flex: { base: '1', md: 'none' }, whiteSpace: 'nowrap' },
  '& > button:first-of-type': { display: { base: 'none', sm: 'inline-flex' }, flex: 'none' },
  [ROOM]: { position: 'static', margin: '0', paddingInline: '1.25rem' },
} as const;

export interface DecisionBarProps {
  item: DeskItem;
  isBusy: boolean;
  /** Absent where none follows. */
  onNext: (() => void) | undefined;
  onAccept: () => void;
  /** Absent while a decision of it is on its way. */
  onRefuse: (() => void) | undefined;
}

/** What is decided, and the way on without deciding. */
export const DecisionBar = ({ item, isBusy, onNext, onAccept, onRefuse }: DecisionBarProps) => (
  <Box role="region" aria-label={texts.region} css={BAR} data-bar="">
    <Text tone="muted">{texts.delay(item.Etudiant.Prenom, readUndoDelay())}</Text>
    <KeyButton variant="ghost" unavailable={onNext ? undefined : texts.isLast} shortcut="s" onClick={onNext}>
      {texts.skip}
    </KeyButton>
    {canRefuse(item.Genre) && (
      <KeyButton variant="outline" shortcut="r" onClick={onRefuse}>
        {texts.of[item.Genre].refuse}
      </KeyButton>
    )}
    <KeyButton icon="check" busy={isBusy} shortcut="a" onClick={onAccept}>
      {texts.of[item.Genre].accept}
    </KeyButton>
  </Box>
);

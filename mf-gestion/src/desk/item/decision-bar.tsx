import type { DeskItem } from 'shared-contract/gestion/answers';
import { canRefuse } from 'shared-contract/gestion/decision-rules';
import { Box, Button, Text } from 'shared-ui';
import { Key } from '../../shared/key';
import { DECISION_TEXTS } from '../../texts/request/decision';

const texts = DECISION_TEXTS;

const BAR = {
  position: 'sticky',
  bottom: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3',
  marginTop: '4',
  paddingBlock: '3',
  background: 'var(--surface)',
  borderTop: '1px solid var(--border)',
  '& > p': { flex: { base: '1 0 100%', sm: '1 1 8rem' }, fontSize: '0.8125rem' },
  '& > button': { flex: { base: '1', sm: 'none' } },
} as const;

export interface DecisionBarProps {
  item: DeskItem;
  isBusy: boolean;
  onAccept: () => void;
  onRefuse: () => void;
}

/** Accept and refuse buttons. */
export const DecisionBar = ({ item, isBusy, onAccept, onRefuse }: DecisionBarProps) => (
  <Box role="region" aria-label={texts.region} css={BAR}>
    <Text tone="muted">{texts.delay(item.Etudiant.Prenom)}</Text>
    {canRefuse(item.Genre) && (
      <Button variant="outline" disabled={isBusy} aria-keyshortcuts="r" onClick={onRefuse}>
        {texts.of[item.Genre].refuse}
        <Key>R</Key>
      </Button>
    )}
    <Button icon="check" disabled={isBusy} aria-keyshortcuts="a" onClick={onAccept}>
      {texts.of[item.Genre].accept}
      <Key>A</Key>
    </Button>
  </Box>
);

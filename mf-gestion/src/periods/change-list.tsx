import { useApi } from 'shared-auth';
import { formatInstant } from 'shared-contract/base/dates';
import { periodHistory } from 'shared-contract/gestion/endpoints';
import type { PeriodChange } from 'shared-contract/gestion/periods';
import { AsyncState, Box, Button, SkeletonLines, Text } from 'shared-ui';
import { PERIOD_TEXTS } from '../texts/periods';
import type { LaneRef } from './period-rows';

const texts = PERIOD_TEXTS.history;

const LIST = {
  display: 'grid',
  gap: '3',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '0.875rem',
} as const;

const told = ({ Le, Par, EstAnnulation }: PeriodChange): string =>
  `${formatInstant(Le)}, ${Par ?? texts.gone}${EstAnnulation ? `, ${texts.undoing}` : ''}`;

export interface ChangeListProps {
  lane: LaneRef;
  now: string;
  isBusy: boolean;
  onUndo: ((change: PeriodChange) => void) | null;
}

/** Change history of a window; the last change can be undone. */
export const ChangeList = ({ lane: { flag, programmeId }, now, isBusy, onUndo }: ChangeListProps) => {
  const query = useApi(periodHistory, { flag, ...(programmeId !== null && { section: programmeId }) });
  return (
    <AsyncState
      query={query}
      errorTitle={texts.error}
      skeleton={<SkeletonLines lines={2} />}
      isEmpty={(changes) => changes.length === 0}
      empty={<Text tone="muted">{texts.none}</Text>}
    >
      {(changes) => (
        <Box as="ul" css={LIST}>
          {changes.map((change) => (
            <li key={change.ChangementID}>
              {texts.change(change, now)}
              <Text tone="muted">{told(change)}</Text>
              {change.EstDernier && onUndo && (
                <Button variant="outline" size="sm" busy={isBusy} onClick={() => onUndo(change)}>
                  {texts.undo}
                </Button>
              )}
            </li>
          ))}
        </Box>
      )}
    </AsyncState>
  );
};

import { type ReactNode, useId } from 'react';
import { PERIOD_LIMITS } from 'shared-contract/gestion/periods';
import { Box, Text } from 'shared-ui';
import { Area } from 'shared-ui/controls';
import { toInstant } from '../shared/brussels-time';
import { MomentInput } from '../shared/moment-input';
import { PERIOD_TEXTS } from '../texts/periods';
import type { Draft } from './use-period-draft';

const texts = PERIOD_TEXTS.panel;

const FIELDS = {
  display: 'grid',
  gap: '0.875rem 1rem',
  // Side by side where both dates can be read whole.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  '& label': { display: 'block', fontWeight: '600', marginBottom: '0.25rem' },
  '& > .wide': { gridColumn: '1 / -1' },
} as const;

export interface PeriodFieldsProps {
  draft: Draft;
  isReadOnly: boolean;
  /** As it is now nothing closes it. */
  isEndless: boolean;
  onChange: (part: Partial<Draft>) => void;
  /** Between the dates and the message: what the dates change. */
  children: ReactNode;
}

/** Opening and closing in Brussels time, and the text shown afterwards. */
export const PeriodFields = ({ draft, isReadOnly, isEndless, onChange, children }: PeriodFieldsProps) => {
  const id = useId();
  return (
    <Box css={FIELDS}>
      <div>
        <label id={`${id}-o-nom`} htmlFor={`${id}-o`}>
          {texts.opens}
        </label>
        <MomentInput
          id={`${id}-o`}
          disabled={isReadOnly}
          value={draft.opens}
          onChange={(opens) => onChange({ opens })}
        />
      </div>
      <div>
        <label id={`${id}-f-nom`} htmlFor={`${id}-f`}>
          {texts.closes}
        </label>
        <MomentInput
          id={`${id}-f`}
          disabled={isReadOnly}
          value={draft.closes}
          aria-describedby={isEndless ? `${id}-fin` : undefined}
          onChange={(closes) => onChange({ closes })}
        />
        {isEndless && (
          <Text tone="muted" id={`${id}-fin`}>
            {texts.endless}
          </Text>
        )}
        {draft.closes.endsWith('T00:00') && toInstant(draft.closes) !== null && (
          <Text tone="muted" size="sm">
            {texts.lastDay(draft.closes)}
          </Text>
        )}
      </div>
      <div className="wide">{children}</div>
      <div className="wide">
        <label htmlFor={`${id}-m`}>{texts.message}</label>
        <Area
          id={`${id}-m`}
          rows={2}
          minH="4rem"
          disabled={isReadOnly}
          maxLength={PERIOD_LIMITS.message}
          placeholder={texts.messageUsual}
          value={draft.message}
          onChange={(event) => onChange({ message: event.target.value })}
        />
        <Text tone="muted">{texts.messageHint}</Text>
      </div>
    </Box>
  );
};

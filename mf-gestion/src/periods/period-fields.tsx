import { useId } from 'react';
import { PERIOD_LIMITS } from 'shared-contract/gestion/periods';
import { Box, Text } from 'shared-ui';
import { Area, Input } from 'shared-ui/controls';
import { PERIOD_TEXTS } from '../texts/periods';
import type { Draft } from './use-period-draft';

const texts = PERIOD_TEXTS.panel;

const FIELDS = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& label': { display: 'block', fontWeight: '600', marginBottom: '0.375rem' },
  '& > :last-child': { gridColumn: '1 / -1' },
} as const;

export interface PeriodFieldsProps {
  draft: Draft;
  isReadOnly: boolean;
  /** As it is now nothing closes it. */
  isEndless: boolean;
  onChange: (part: Partial<Draft>) => void;
}

/** Opening and closing in Brussels time, and the text shown afterwards. */
export const PeriodFields = ({ draft, isReadOnly, isEndless, onChange }: PeriodFieldsProps) => {
  const id = useId();
  return (
    <Box css={FIELDS}>
      <div>
        <label htmlFor={`${id}-o`}>{texts.opens}</label>
        <Input
          id={`${id}-o`}
          type="datetime-local"
          disabled={isReadOnly}
          value={draft.opens}
          onChange={(event) => onChange({ opens: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-f`}>{texts.closes}</label>
        <Input
          id={`${id}-f`}
          type="datetime-local"
          disabled={isReadOnly}
          value={draft.closes}
          aria-describedby={isEndless ? `${id}-fin` : undefined}
          onChange={(event) => onChange({ closes: event.target.value })}
        />
        {isEndless && (
          <Text tone="muted" id={`${id}-fin`}>
            {texts.endless}
          </Text>
        )}
      </div>
      <div>
        <label htmlFor={`${id}-m`}>{texts.message}</label>
        <Area
          id={`${id}-m`}
          rows={3}
          minH="5rem"
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

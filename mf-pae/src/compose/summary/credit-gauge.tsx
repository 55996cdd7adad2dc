import { formatNumber } from 'shared-contract/base/format';
import { YEAR_CREDITS } from 'shared-contract/base/limits';
import { isAboveCeiling } from 'shared-contract/pae/pae';
import type { PaeLimits } from 'shared-contract/pae/warnings';
import { Box, ProgressBar, Span, Text } from 'shared-ui';
import { TEXTS } from '../../texts/pae';

const texts = TEXTS.summary;

/** Room beyond the highest mark, so that its label stays inside. */
const BEYOND = 8;

const LOOK = {
  position: 'relative',
  paddingBottom: '1.375rem',
  '& > span > span': {
    position: 'absolute',
    top: '-0.1875rem',
    paddingTop: '1rem',
    fontSize: '0.75rem',
    lineHeight: '1.2',
    color: 'var(--muted)',
    translate: '-50% 0',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > span > span::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: '0',
    height: '0.875rem',
    borderLeft: '2px solid var(--text)',
  },
} as const;

/** Credits chosen, in figures and on a scale that bears the limits: those of the school, or the 60 of a year. */
export const CreditGauge = ({ credits, limits }: { credits: number; limits: PaeLimits }) => {
  const isOver = isAboveCeiling(credits);
  const top = limits.ECTSMax ?? YEAR_CREDITS;
  const scale = Math.max(top, YEAR_CREDITS) + BEYOND;
  const marks = [
    ...(limits.ECTSMin === null ? [] : [{ at: limits.ECTSMin, label: texts.min(limits.ECTSMin) }]),
    { at: top, label: limits.ECTSMax === null ? texts.advised : texts.max(limits.ECTSMax) },
  ];
  return (
    <div>
      <Text numeric mb="2">
        <Span
          css={{ fontSize: '2.25rem', fontWeight: 'bold', lineHeight: '1', letterSpacing: '-.03em' }}
          {...(isOver ? { tone: 'danger' as const } : {})}
        >
          {formatNumber(credits)}
        </Span>{' '}
        <Span tone={isOver ? 'danger' : 'muted'}>{credits < 2 ? texts.chosenOne : texts.chosen}</Span>
      </Text>
      <Box css={LOOK}>
        <ProgressBar
          value={Math.min(credits, scale)}
          max={scale}
          label={texts.gauge(credits)}
          over={isOver}
        />
        <span>
          {marks.map(({ at, label }) => (
            <Box as="span" key={label} css={{ left: `${(at / scale) * 100}%` }}>
              {label}
            </Box>
          ))}
        </span>
      </Box>
    </div>
  );
};

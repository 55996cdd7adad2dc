import { formatNumber } from 'shared-contract/base/format';
import { Box } from 'shared-ui';
import { FIGURE_TEXTS } from '../texts/figures';
import type { FigureLines } from './figure-lines';

/** Maximal number of bars; the table has every row. */
const MOST = 6;

const PICTURE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 3rem',
  gap: '0.5rem 0.75rem',
  alignItems: 'center',
  padding: '1rem 1.125rem',
  borderBottom: '1px solid var(--border)',
  fontSize: '0.8125rem',
  '& > span': {
    color: 'var(--muted)',
    textAlign: 'end',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > i': {
    height: '0.875rem',
    borderRadius: '0.25rem',
    background: 'linear-gradient(var(--gauge-fill) 0 0) no-repeat 0 / var(--p) 100% var(--gauge)',
  },
  '& > b': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  _highContrast: { '& > i': { border: '1px solid CanvasText' } },
} as const;

/** Bar chart of the top rows; decorative, the table has the data. */
export const Bars = ({ lines, isShare }: FigureLines) => (
  <Box css={PICTURE} aria-hidden="true">
    {lines
      .slice(0, MOST)
      .flatMap(({ key, label, bar, said }) => [
        <span key={`${key}-nom`}>{label}</span>,
        <Box as="i" key={`${key}-barre`} css={{ '--p': `${Math.round(bar * 100)}%` }} />,
        <b key={`${key}-nombre`}>{isShare ? FIGURE_TEXTS.percent(said) : formatNumber(said)}</b>,
      ])}
  </Box>
);

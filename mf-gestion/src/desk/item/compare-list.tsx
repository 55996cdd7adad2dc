import { Box, type Fact } from 'shared-ui';

const LINES = {
  margin: '0',
  fontSize: '0.875rem',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, 6.25rem) minmax(0, 1fr)',
    gap: '2',
    paddingBlock: '0.3125rem',
  },
  '& > div + div': { borderTop: '1px solid var(--border)' },
  '& dt': { color: 'var(--muted)' },
  '& dd': { margin: '0', fontWeight: '600', overflowWrap: 'break-word' },
} as const;

/** Two columns where the panel has room for them. */
const WIDE = {
  '@container demande (min-width: 40rem)': { columns: '2', columnGap: '2rem' },
  '& > div': { ...LINES['& > div'], breakInside: 'avoid', borderBottom: '1px solid var(--border)' },
  '& > div + div': {},
} as const;

export interface CompareListProps {
  items: readonly Fact[];
  isWide?: boolean;
}

/** Label/value list for comparison. */
export const CompareList = ({ items, isWide = false }: CompareListProps) => (
  <Box as="dl" css={isWide ? { ...LINES, ...WIDE } : LINES}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value === null || value === '' ? '–' : value}</dd>
      </div>
    ))}
  </Box>
);

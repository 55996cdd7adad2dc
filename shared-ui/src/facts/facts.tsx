import type { ReactNode } from 'react';
import { withOrdinals } from '../text/ordinals';
import { chakra } from '../theme/styled';

const List = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1rem 1.25rem',
    '& > div': { flex: '1 1 calc(50% - 0.625rem)', minWidth: 'min-content', maxWidth: 'full' },
    '& dt': { fontSize: 'xs', color: 'muted' },
    '& dd': { fontWeight: 'semibold', lineHeight: '1.35', overflowWrap: 'break-word' },
  },
  variants: {
    columns: {
      1: { '& > div': { flexBasis: '100%' } },
      2: {},
      3: {
        display: { base: 'flex', md: 'grid' },
        gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))',
        _print: { display: 'grid' },
      },
      4: {
        display: { base: 'flex', md: 'grid' },
        gridTemplateColumns: 'repeat(4, auto)',
        justifyContent: 'space-between',
        _print: { display: 'grid' },
      },
    },
  },
});

export interface Fact {
  label: string;
  /** Nothing known reads as a dash. */
  value: ReactNode;
}

export interface FactsProps {
  items: readonly Fact[];
  /** Columns from 900 px on; two below, one if one. A value whose longest word needs more than half takes the line. */
  columns?: 1 | 2 | 3 | 4;
}

const isMissing = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** Labels and values. */
export const Facts = ({ items, columns = 4 }: FactsProps) => (
  <List columns={columns}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{isMissing(value) ? '–' : withOrdinals(value)}</dd>
      </div>
    ))}
  </List>
);

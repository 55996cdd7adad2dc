import type { ReactNode } from 'react';
import { withOrdinals } from '../text/ordinals';
import { chakra } from '../theme/styled';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1rem 1.25rem',
    gridTemplateColumns: '1fr 1fr',
    '& dt': { fontSize: 'xs', color: 'muted' },
    '& dd': { fontWeight: 'semibold', lineHeight: '1.35', overflowWrap: 'anywhere' },
  },
  variants: {
    columns: {
      1: { gridTemplateColumns: '1fr' },
      2: {},
      3: {
        gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)' },
        _print: { gridTemplateColumns: 'repeat(3, 1fr)' },
      },
      4: {
        gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, auto)' },
        justifyContent: { md: 'space-between' },
        _print: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'space-between' },
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
  /** Columns from 900 px on; two below, one if one. */
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

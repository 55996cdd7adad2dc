import type { ReactNode } from 'react';
import { chakra } from '../theme/styled';
import { PAPER_INSET } from './paper';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '0.875rem 1rem',
    paddingBlock: { base: '4', sm: '5' },
    paddingInline: PAPER_INSET,
    '& dt': { fontSize: 'xs', color: 'muted' },
    '& dd': { fontWeight: 'semibold', lineHeight: '1.35', overflowWrap: 'anywhere' },
    '& > [data-wide]': { gridColumn: { base: '1 / -1', sm: 'auto' } },
    _print: { paddingInline: '0', paddingBlock: '3', '& > [data-wide]': { gridColumn: 'auto' } },
  },
});

export interface PaperFact {
  label: string;
  value: ReactNode;
  /** On a line of its own on a phone. */
  isWide?: boolean;
}

/** Whom and what a paper is about, two abreast. */
export const PaperFacts = ({ items }: { items: readonly PaperFact[] }) => (
  <List>
    {items.map(({ label, value, isWide = false }) => (
      <div key={label} data-wide={isWide ? '' : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);

import type { ReactNode } from 'react';
import { CardList } from 'shared-ui';

const LINES = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 0.75rem',
    padding: '0.5rem 0.75rem 0.5rem 1.125rem',
    minHeight: '3.5rem',
  },
  '& > li > span': { fontWeight: '550', lineHeight: '1.35', overflowWrap: 'anywhere' },
  '& [aria-expanded=true] > svg': { rotate: '180deg' },
  '& > li > div': { gridColumn: '1 / -1', padding: '0.5rem 0 0.75rem' },
} as const;

/** Lines in a card: the words, an action at the right, what unfolds below. */
export const LineList = ({ children }: { children: ReactNode }) => (
  <CardList css={LINES}>{children}</CardList>
);

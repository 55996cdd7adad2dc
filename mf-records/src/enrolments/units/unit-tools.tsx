import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

const LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { base: '0.625rem', sm: '0.75rem 1rem' },
  margin: { base: '1.25rem 0 0.75rem', sm: '1.5rem 0 0.75rem' },
  minHeight: { sm: '2.75rem' },
  '& > :last-child:not(:first-child)': { marginLeft: { sm: 'auto' }, width: { base: 'full', sm: 'auto' } },
} as const;

/** How many units, and at the right the ways to look at them. */
export const UnitTools = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Box css={LOOK}>
    <h2>{title}</h2>
    {children}
  </Box>
);

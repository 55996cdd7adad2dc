import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

/** From this width on there is room for a panel beside what it was opened from. */
const BESIDE = '@media screen and (min-width: 75em)';

const SPLIT = {
  display: 'grid',
  gap: '5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > *': { minWidth: '0' },
  '&[data-open] > :first-child': { display: 'none', [BESIDE]: { display: 'block' } },
  '&[data-open]': {
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' },
    '@media screen and (min-width: 100em)': { gridTemplateColumns: 'minmax(0, 1fr) 28rem' },
  },
} as const;

export interface SplitProps {
  children: ReactNode;
  /** Opened from it: at its right where there is room, in its place elsewhere; null while nothing is open. */
  panel: ReactNode;
}

/** A list and what is opened from it, where letters act. */
export const Split = ({ children, panel }: SplitProps) => (
  <Box css={SPLIT} data-keys="" {...(panel !== null && { 'data-open': '' })}>
    <div>{children}</div>
    {panel !== null && <div>{panel}</div>}
  </Box>
);

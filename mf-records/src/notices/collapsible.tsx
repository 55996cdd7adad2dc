import type { ReactNode } from 'react';
import { TIMINGS } from 'shared-contract/base/limits';
import { Box } from 'shared-ui';

interface UnfoldProps {
  id: string;
  isOpen: boolean;
  children: ReactNode;
}

/** Animates its height open in 1,200 ms (S2 §9), without animation under reduced motion; open where no script can open it. */
export const Collapsible = ({ id, isOpen, children }: UnfoldProps) => (
  <Box
    id={id}
    display="grid"
    gridTemplateRows={isOpen ? '1fr' : '0fr'}
    visibility={isOpen ? 'visible' : 'hidden'}
    css={{
      transition: `grid-template-rows ${TIMINGS.noticeExpand}ms ease, visibility ${TIMINGS.noticeExpand}ms`,
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      '@media (scripting: none)': { gridTemplateRows: '1fr', visibility: 'visible' },
      _print: { gridTemplateRows: '1fr', visibility: 'visible' },
    }}
  >
    <Box overflow="hidden" minH="0">
      {children}
    </Box>
  </Box>
);

import type { ReactNode } from 'react';
import { Box } from '../layout/layout';
import { ActionBar, type ActionBarProps } from './action-bar';

/** Painted to the window's edges, although it stands in the page's column, and down to the footer. */
const wide = {
  display: 'contents',
  '& > [role=region]': {
    marginTop: '2rem',
    marginBottom: { base: '-3rem', md: '-4rem' },
    borderTop: '0',
    boxShadow: 'none',
    borderImage: 'linear-gradient(var(--border) 1px, var(--raised) 1px) 0 fill / 0 / 0 100vmax',
    '& > div': { paddingInline: '0' },
  },
} as const;

export interface WideBarProps extends Pick<ActionBarProps, 'label' | 'figure' | 'error' | 'width'> {
  /** A dialog stands before the page: the bar is out of reach. */
  isBehind?: boolean;
  children: ReactNode;
}

/** Full-width sticky bar of a screen that submits. */
export const WideBar = ({ isBehind = false, width = 'content', children, ...bar }: WideBarProps) => (
  <Box css={wide} aria-hidden={isBehind || undefined} inert={isBehind}>
    <ActionBar width={width} {...bar}>
      {children}
    </ActionBar>
  </Box>
);

import type { ReactNode } from 'react';
import { Box, withOrdinals } from 'shared-ui';

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  marginBottom: '3',
  '& > h1': { fontSize: { base: '1.375rem', md: '1.5rem' } },
  // On a phone the acts stand beside the title, the count under both.
  '& > p': {
    order: { base: '1', md: '0' },
    flex: { base: '1 1 100%', md: '0 1 auto' },
    margin: '0',
    color: 'var(--muted)',
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginLeft: 'auto' },
} as const;

export interface DeskHeadProps {
  /** The page's only h1. The shell moves the focus to it after a navigation. */
  title: string;
  /** Beside the title: how many. */
  lead?: ReactNode;
  /** At the right. */
  actions?: ReactNode;
  /** How it differs on a page that takes the window. */
  frame?: object;
}

/** Title of a desk page, on one line with its count and its acts: what is worked on begins right under it. */
export const DeskHead = ({ title, lead, actions, frame }: DeskHeadProps) => (
  <Box css={{ ...HEAD, ...frame }}>
    <h1 tabIndex={-1}>{title}</h1>
    {lead !== undefined && <p>{withOrdinals(lead)}</p>}
    {actions !== undefined && <div>{actions}</div>}
  </Box>
);

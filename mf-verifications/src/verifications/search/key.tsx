import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

const KEY = {
  display: { base: 'none', md: 'inline-block' },
  padding: '0 0.375rem',
  border: '1px solid var(--border-strong)',
  borderBottomWidth: '2px',
  borderRadius: '0.25rem',
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: '600',
  lineHeight: '1.4',
} as const;

/** A key of the keyboard, drawn for those who see it; the words beside it say everything. */
export const Key = ({ children, onAccent = false }: { children: ReactNode; onAccent?: boolean }) => (
  <Box
    as="kbd"
    aria-hidden="true"
    css={{ ...KEY, ...(onAccent && { borderColor: 'currentColor', marginLeft: '0.625rem' }) }}
  >
    {children}
  </Box>
);

import { Box } from 'shared-ui';

const KEY = {
  display: { base: 'none', md: 'inline-block' },
  marginLeft: '0.625rem',
  padding: '0 0.375rem',
  border: '1px solid currentColor',
  borderBottomWidth: '2px',
  borderRadius: '0.25rem',
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: '600',
  lineHeight: '1.4',
} as const;

/** Visual keyboard key; `aria-keyshortcuts` serves screen readers. */
export const Key = ({ children }: { children: string }) => (
  <Box as="kbd" aria-hidden="true" css={KEY}>
    {children}
  </Box>
);

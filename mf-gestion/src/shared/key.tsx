import { Box } from 'shared-ui';
import { useLetterKeys } from 'shared-ui/letter-keys';

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

/** Visual keyboard key, a letter while letters act; `aria-keyshortcuts` serves screen readers. */
export const Key = ({ children }: { children: string }) => {
  const areLettersOn = useLetterKeys();
  if (children.length === 1 && !areLettersOn) return null;
  return (
    <Box as="kbd" aria-hidden="true" css={KEY}>
      {children}
    </Box>
  );
};

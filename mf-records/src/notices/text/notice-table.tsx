import type { ReactNode } from 'react';
import { Box } from 'shared-ui';
import { NOTICES_TEXTS } from '../../texts/notices';

const TABLE = {
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& caption': { textAlign: 'left', fontWeight: 'semibold', paddingBottom: '1' },
  '& th, & td': {
    border: '1px solid var(--border)',
    padding: '0.375rem 0.625rem',
    textAlign: 'left',
    verticalAlign: 'top',
    // A column is as wide as its longest word: narrower, words would be cut letter by letter.
    overflowWrap: 'normal',
  },
  '& th': { background: 'sunken', fontWeight: 'semibold' },
  '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
} as const;

/** A table of a notice, of any width: it moves by itself where the page is narrower. */
export const NoticeTable = ({ children }: { children: ReactNode }) => (
  <Box
    role="region"
    aria-label={NOTICES_TEXTS.table}
    // What can be moved by a finger can be by the keyboard.
    tabIndex={0}
    overflowX="auto"
    css={TABLE}
  >
    <table>{children}</table>
  </Box>
);

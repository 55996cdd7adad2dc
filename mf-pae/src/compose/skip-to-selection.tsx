import { Box, TextLink } from 'shared-ui';
import { TEXTS } from '../texts/pae';
import { SELECTION_BUTTON_ID } from './focus';

const UNSEEN = {
  '&:not(:focus-within)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media (min-width: 56.25em)': { display: 'none' },
} as const;

/** First stop on a phone: the bar comes after the units, which may be hundreds (WCAG 2.4.1). Beside, it comes first. */
export const SkipToSelection = () => (
  <Box css={UNSEEN}>
    <TextLink href={`#${SELECTION_BUTTON_ID}`}>{TEXTS.skip}</TextLink>
  </Box>
);

import { Box, TextLink } from 'shared-ui';
import { TEXTS } from '../texts';
import { SELECTION_ID } from './focus';

const LOOK = {
  '&:not(:focus-within)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;

/** First stop of the page: the actions come after the units, which may be hundreds (WCAG 2.4.1). */
export const SkipToSelection = () => (
  <Box css={LOOK}>
    <TextLink href={`#${SELECTION_ID}`}>{TEXTS.skip}</TextLink>
  </Box>
);

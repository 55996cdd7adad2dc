import { Box, TextLink } from 'shared-ui';
import { SEEN_ON_FOCUS } from 'shared-ui/seen-on-focus';
import { TEXTS } from '../texts/pae';
import { SELECTION_BUTTON_ID } from './focus';

/** Beside the units the summary comes first. */
const ON_PHONE = { ...SEEN_ON_FOCUS, '@media (min-width: 56.25em)': { display: 'none' } } as const;

/** First stop on a phone: the bar comes after the units, which may be hundreds (WCAG 2.4.1). */
export const SkipToSelection = () => (
  <Box css={ON_PHONE}>
    <TextLink href={`#${SELECTION_BUTTON_ID}`}>{TEXTS.skip}</TextLink>
  </Box>
);

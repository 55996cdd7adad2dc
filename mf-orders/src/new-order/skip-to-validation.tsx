import { Box, TextLink } from 'shared-ui';
import { SEEN_ON_FOCUS } from 'shared-ui/seen-on-focus';
import { NEW_ORDER_TEXTS } from '../texts/new-order';

/** Identifier of the button that validates the order. */
export const VALIDATE_ID = 'valider-la-commande';

/** Before the supports: their bar comes after two stops a line, of which there may be forty (WCAG 2.4.1). */
export const SkipToValidation = () => (
  <Box css={SEEN_ON_FOCUS}>
    <TextLink href={`#${VALIDATE_ID}`}>{NEW_ORDER_TEXTS.skip}</TextLink>
  </Box>
);

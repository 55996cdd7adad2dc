import { chakra } from '../theme/styled';
import { CARD_INSET, CARD_STYLE } from './card-style';

/** A surface with a hairline. Never a card in a card. */
export const Card = chakra('div', { base: CARD_STYLE });

/** The padded inside of a card. */
export const CardBody = chakra('div', {
  base: { padding: CARD_INSET, _print: { padding: '.75rem 1rem' } },
});

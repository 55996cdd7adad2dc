import { CARD_INSET, CARD_STYLE } from '../card/card-style';
import { chakra } from '../theme/styled';

const dividers = { '& > li + li': { borderTop: '1px solid var(--border)' } } as const;

/** Items below one another, `gap` apart; `divided` by hairlines, or each after a disc with `marks`. */
export const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    divided: { true: dividers },
    marks: { true: { listStyle: 'disc', paddingLeft: '5' } },
  },
});

/** An item with something at each end; `inset` inside a card, level with the card's head. */
export const ListLine = chakra('li', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '2' },
  variants: { inset: { true: { paddingBlock: '0.875rem', paddingInline: CARD_INSET } } },
});

/** A card that is a list, its items divided by hairlines. */
export const CardList = chakra('ul', { base: { ...CARD_STYLE, ...dividers } });

import { useState } from 'react';
import type { Order } from 'shared-contract/orders/answers';
import { messageTone } from 'shared-contract/orders/orders';
import { Box, Icon, StatusBadge, Strong, Text } from 'shared-ui';
import { ORDERS_TEXTS } from '../texts/orders';
import { OrderLines } from './order-lines';
import { OrderMessage } from './order-message';
import { paidWords } from './payment/payment-status';

const texts = ORDERS_TEXTS;

/** One line of 60 px that unfolds: what it was, that it is paid, how much. */
const FOLDED = {
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: {
      base: '"title title more" "states amount more"',
      sm: '"title amount more" "states amount more"',
    },
    alignContent: 'center',
    alignItems: 'center',
    gap: '0.125rem 0.75rem',
    minHeight: '3.75rem',
    paddingBlock: '0.4375rem',
    paddingInline: { base: '1.125rem', sm: '6' },
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'lg',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { background: 'var(--sunken)' },
  '& > summary:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  '& h2': { gridArea: 'title', fontSize: { base: '0.9375rem', sm: 'md' }, lineHeight: '1.3' },
  '& > summary > svg': {
    gridArea: 'more',
    color: 'var(--muted)',
    transition: 'rotate .2s',
    _print: { display: 'none' },
  },
  '&[open] > summary > svg': { rotate: '180deg' },
  '&[open] > summary': { borderBottomRadius: '0' },
} as const;

/** Paid, and what became of an intervention: what a folded order still has to say. */
const States = ({ order }: { order: Order }) => (
  <Box as="span" display="flex" flexWrap="wrap" gap="0 0.75rem" gridArea="states">
    <StatusBadge tone="ok" bare>
      {texts.paid}
    </StatusBadge>
    {order.Message !== null && (
      <StatusBadge tone={messageTone(order.Message)} bare>
        {texts.message}
      </StatusBadge>
    )}
  </Box>
);

/** An order that asks for nothing any more; its lines are read when it is unfolded. */
export const FoldedOrder = ({ order }: { order: Order }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box as="details" css={FOLDED} onToggle={(event) => setIsOpen(event.currentTarget.hasAttribute('open'))}>
      <summary>
        <h2>{order.CommandeDisplay}</h2>
        <States order={order} />
        <Strong
          gridArea="amount"
          lineHeight="1.3"
          css={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {order.CommandeMontantDisplay}
        </Strong>
        <Icon name="chevron-down" />
      </summary>
      {isOpen && (
        <>
          <Box borderTop="1px solid var(--border)" p={{ base: '1.125rem', sm: '6' }}>
            <Text size="sm" tone="muted">
              {texts.numberPaid(order.CommandeID, paidWords(order))}
            </Text>
            {order.Message !== null && (
              <Box mt="3">
                <OrderMessage message={order.Message} />
              </Box>
            )}
          </Box>
          <OrderLines order={order} />
        </>
      )}
    </Box>
  );
};

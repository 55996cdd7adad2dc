import type { ApiQuery } from 'shared-auth';
import type { Order } from 'shared-contract/orders/answers';
import { useLocation } from 'shared-router';
import { Alert, AsyncState, Box, EmptyState, LinkButton, LongList, PageHead, TextLink } from 'shared-ui';
import { FocusOnMount } from 'shared-ui/focus-on-mount';
import { NEW_ORDER_PATH, receiptPath } from '../paths';
import { ORDERS_TEXTS } from '../texts/orders';
import { OrderCard } from './order-card';
import { useOrders } from './order-lines';
import { OrdersSkeleton } from './orders-skeleton';
import { readPlacedOrder } from './placed-order';
import { type Sale, useSale } from './use-sale';

const texts = ORDERS_TEXTS;

/** Orders shown at once: each asks for its lines. */
const FIRST = 8;

const NewOrderLink = () => (
  <LinkButton to={NEW_ORDER_PATH} icon="plus">
    {texts.newOrder}
  </LinkButton>
);

const leadOf = ({ data }: ApiQuery<Order[]>): string => {
  // Its room while the orders are read.
  if (!data) return '\u00a0';
  const paid = data.filter((order) => order.CommandePaye).length;
  return texts.lead(data.length - paid, paid);
};

/** Says that the order was placed, and where its receipt is. */
const Confirmation = () => {
  const placed = readPlacedOrder(useLocation().state);
  if (!placed) return null;
  return (
    <Box mb="4">
      <FocusOnMount key={placed.recu}>
        <Alert
          tone="ok"
          title={texts.placed}
          actions={<TextLink to={receiptPath(placed.recu)}>{texts.receipt}</TextLink>}
        >
          {placed.isUnaddressed ? texts.placedUnaddressedText : texts.placedText}
        </Alert>
      </FocusOnMount>
    </Box>
  );
};

/** The sale is closed, the orders stay. */
const ClosedSale = ({ closed: { reason, dates } }: { closed: NonNullable<Sale['closed']> }) => (
  <Box mb="4">
    <Alert tone="neutral" icon="lock" title={texts.closedTitle}>
      {texts.closedText(reason, dates)}
    </Alert>
  </Box>
);

/** /commandes: orders with their lines, paid or not (S1 §2). */
export default function OrdersPage() {
  const orders = useOrders();
  const { mayOrder, closed } = useSale();
  return (
    <>
      <PageHead
        title={texts.title}
        lead={leadOf(orders)}
        {...(mayOrder ? { actions: <NewOrderLink /> } : {})}
      />
      <Confirmation />
      {closed && <ClosedSale closed={closed} />}
      <AsyncState
        query={orders}
        skeleton={<OrdersSkeleton />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="book-open">
            {mayOrder ? texts.empty : undefined}
          </EmptyState>
        }
      >
        {(list) => (
          <LongList
            label={texts.list}
            items={list}
            itemKey={({ CommandeID }) => CommandeID}
            first={FIRST}
            more={texts.older}
          >
            {(order) => <OrderCard order={order} />}
          </LongList>
        )}
      </AsyncState>
    </>
  );
}

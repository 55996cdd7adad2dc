import { formatDay } from 'shared-contract/base/dates';
import type { Order } from 'shared-contract/orders/answers';
import { Row, StatusBadge } from 'shared-ui';
import { ORDERS_TEXTS } from '../../texts/orders';

const texts = ORDERS_TEXTS;

/** Paid, and on which day: what an order that is folded says of it. */
export const paidWords = ({ CommandeDatePaiement: day }: Order): string =>
  day === null ? texts.paid : texts.paidOn(formatDay(day));

/** Paid or unpaid, and the deposit beside (CONTRACT §5.10); said once an order. */
export const PaymentStatus = ({ order }: { order: Order }) => {
  if (order.CommandePaye) return <StatusBadge tone="ok">{paidWords(order)}</StatusBadge>;
  return (
    <Row gap="2">
      <StatusBadge tone="warning" icon="hourglass">
        {texts.unpaid}
      </StatusBadge>
      {order.CommandeAcompteRecu && (
        <StatusBadge tone="info" icon="circle-check">
          {texts.deposit}
        </StatusBadge>
      )}
    </Row>
  );
};

import { useEffect, useRef } from 'react';
import { formatDay } from 'shared-contract/base/format';
import { canAskIntervention, messageTone, type Order } from 'shared-contract/orders/orders';
import { Alert, Box, Card, CardBody, CardHeader, Row, Stack, StatusBadge } from 'shared-ui';
import { TEXTS } from '../texts';
import { InterventionBox } from './intervention-box';
import { OrderLines } from './order-lines';
import { PaymentCard } from './payment-card';
import { useIntervention } from './use-intervention';
import { useSale } from './use-sale';

const texts = TEXTS.orders;

/** Paid or unpaid, and the deposit beside (CONTRACT §5.10). */
const PaymentStatus = ({ order }: { order: Order }) => {
  if (order.CommandePaye) {
    const day = order.CommandeDatePaiement;
    return <StatusBadge tone="ok">{day === null ? texts.paid : texts.paidOn(formatDay(day))}</StatusBadge>;
  }
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

/** What became of the intervention, in the colour of S1 §4. */
const Message = ({ message, takesFocus }: { message: string; takesFocus: boolean }) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  return (
    <Box ref={panel} tabIndex={-1}>
      <Alert tone={messageTone(message)} title={texts.message}>
        {message}
      </Alert>
    </Box>
  );
};

interface OrderCardProps {
  order: Order;
}

/** An order: its state, how to pay it, its intervention and its lines. */
export const OrderCard = ({ order }: OrderCardProps) => {
  const mayAsk = useSale().mayAskIntervention && canAskIntervention(order);
  const { ask, dialog, isDone } = useIntervention(order);
  const hasBody = !order.CommandePaye || order.Message !== null || mayAsk;
  return (
    <Card as="article">
      <CardHeader
        title={order.CommandeDisplay}
        detail={texts.number(order.CommandeID, order.CommandeMontantDisplay)}
        aside={<PaymentStatus order={order} />}
      />
      {hasBody && (
        <CardBody>
          <Stack gap="4">
            {!order.CommandePaye && <PaymentCard order={order} />}
            {order.Message !== null && <Message message={order.Message} takesFocus={isDone} />}
            {mayAsk && <InterventionBox order={order} onAsk={() => void ask()} />}
          </Stack>
        </CardBody>
      )}
      <OrderLines order={order} />
      {dialog}
    </Card>
  );
};

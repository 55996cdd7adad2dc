import { useEffect, useRef, useState } from 'react';
import type { Order } from 'shared-contract/orders/answers';
import { canAskIntervention } from 'shared-contract/orders/orders';
import { Box, Card, CardBody, CardHeader, ScreenOnly, Stack } from 'shared-ui';
import { ORDERS_TEXTS } from '../texts/orders';
import { FoldedOrder } from './folded-order';
import { InterventionBox } from './intervention-box';
import { OrderLines } from './order-lines';
import { OrderMessage } from './order-message';
import { PaymentCard } from './payment/payment-card';
import { PaymentStatus } from './payment/payment-status';
import { useIntervention } from './use-intervention';
import { useSale } from './use-sale';

const texts = ORDERS_TEXTS;

/** The answer to what was just asked for takes the focus, in the place of the button that asked. */
const Answered = ({ message, takesFocus }: { message: string; takesFocus: boolean }) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  return (
    <Box ref={panel} tabIndex={-1}>
      <OrderMessage message={message} />
    </Box>
  );
};

interface OrderCardProps {
  order: Order;
}

const WholeOrder = ({ order, mayAsk }: OrderCardProps & { mayAsk: boolean }) => {
  const { ask, dialog, isDone } = useIntervention(order);
  const hasBody = !order.CommandePaye || order.Message !== null || mayAsk;
  return (
    <>
      <CardHeader
        title={order.CommandeDisplay}
        detail={texts.number(order.CommandeID, order.CommandeMontantDisplay)}
        aside={<PaymentStatus order={order} />}
      />
      {hasBody && (
        <CardBody>
          <Stack gap="4">
            {!order.CommandePaye && <PaymentCard order={order} />}
            {order.Message !== null && <Answered message={order.Message} takesFocus={isDone} />}
            {mayAsk && (
              <ScreenOnly>
                <InterventionBox order={order} onAsk={() => void ask()} />
              </ScreenOnly>
            )}
          </Stack>
        </CardBody>
      )}
      <OrderLines order={order} />
      {dialog}
    </>
  );
};

/** An order: its state, how to pay it, its intervention and its lines; folded when it asks for nothing. */
export const OrderCard = ({ order }: OrderCardProps) => {
  const mayAsk = useSale().mayAskIntervention && canAskIntervention(order);
  // What was open while something was done in it stays open.
  const [isFolded] = useState(order.CommandePaye && !mayAsk);
  return (
    <Card as="article">
      {isFolded ? <FoldedOrder order={order} /> : <WholeOrder order={order} mayAsk={mayAsk} />}
    </Card>
  );
};

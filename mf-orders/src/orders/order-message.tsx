import { messageTone } from 'shared-contract/orders/orders';
import { Alert } from 'shared-ui';
import { ORDERS_TEXTS } from '../texts/orders';

/** Status of the intervention, coloured as in S1 §4. */
export const OrderMessage = ({ message }: { message: string }) => (
  <Alert tone={messageTone(message)} title={ORDERS_TEXTS.message}>
    {message}
  </Alert>
);

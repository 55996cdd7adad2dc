import { messageTone } from 'shared-contract/orders/orders';
import { Alert } from 'shared-ui';
import { ORDERS_TEXTS } from '../texts/orders';

/** What became of the intervention, in the colour of S1 §4. */
export const OrderMessage = ({ message }: { message: string }) => (
  <Alert tone={messageTone(message)} title={ORDERS_TEXTS.message}>
    {message}
  </Alert>
);

import { messageTone } from 'shared-contract/orders/orders';
import { Alert } from 'shared-ui';
import { TEXTS } from '../texts';

/** What became of the intervention, in the colour of S1 §4. */
export const OrderMessage = ({ message }: { message: string }) => (
  <Alert tone={messageTone(message)} title={TEXTS.orders.message}>
    {message}
  </Alert>
);

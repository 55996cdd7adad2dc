import type { RecuRef } from 'shared-contract';
import { Alert } from 'shared-ui';
import { Arrival } from 'shared-ui/arrival';
import { ReceiptLink } from './receipt-link';

interface ReceiptAlertProps {
  title: string;
  text: string;
  receipt: RecuRef;
}

/** Says that something binding was written, and where its receipt is. */
export const ReceiptAlert = ({ title, text, receipt }: ReceiptAlertProps) => (
  <Arrival key={receipt.Numero}>
    <Alert tone="ok" title={title} actions={<ReceiptLink numero={receipt.Numero} />}>
      {text}
    </Alert>
  </Arrival>
);

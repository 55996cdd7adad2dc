import type { RecuRef } from 'shared-contract';
import { Alert, TextLink } from 'shared-ui';
import { Arrival } from 'shared-ui/arrival';
import { receiptPath } from '../paths';
import { SHARED_TEXTS } from '../texts';

interface ReceiptAlertProps {
  title: string;
  text: string;
  receipt: RecuRef;
}

/** Says that something binding was written, and where its receipt is. */
export const ReceiptAlert = ({ title, text, receipt }: ReceiptAlertProps) => (
  <Arrival key={receipt.Numero}>
    <Alert
      tone="ok"
      title={title}
      actions={<TextLink to={receiptPath(receipt.Numero)}>{SHARED_TEXTS.receipt(receipt.Numero)}</TextLink>}
    >
      {text}
    </Alert>
  </Arrival>
);

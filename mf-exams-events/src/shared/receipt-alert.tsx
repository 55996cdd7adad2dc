import type { RecuRef } from 'shared-contract';
import { Alert, TextLink } from 'shared-ui';
import { receiptPath } from '../paths';
import { SHARED_TEXTS } from '../texts';

interface ReceiptAlertProps {
  title: string;
  text: string;
  receipt: RecuRef;
}

/** Says that something binding was written, and where its receipt is. */
export const ReceiptAlert = ({ title, text, receipt }: ReceiptAlertProps) => (
  <Alert
    tone="ok"
    title={title}
    live
    actions={<TextLink to={receiptPath(receipt.Numero)}>{SHARED_TEXTS.receipt(receipt.Numero)}</TextLink>}
  >
    {text}
  </Alert>
);

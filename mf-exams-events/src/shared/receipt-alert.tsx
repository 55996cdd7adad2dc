import { UNADDRESSED_TEXT } from 'shared-auth/binding';
import type { RecuRef } from 'shared-contract';
import { Alert } from 'shared-ui';
import { FocusOnMount } from 'shared-ui/focus-on-mount';
import { ReceiptLink } from './receipt-link';

interface ReceiptAlertProps {
  title: string;
  text: string;
  receipt: RecuRef;
}

/** Confirms a binding write, with a link to its receipt. */
export const ReceiptAlert = ({ title, text, receipt }: ReceiptAlertProps) => (
  <FocusOnMount key={receipt.Numero}>
    <Alert tone="ok" title={title} actions={<ReceiptLink numero={receipt.Numero} />}>
      {text}
      {receipt.SansAdresse && ` ${UNADDRESSED_TEXT}`}
    </Alert>
  </FocusOnMount>
);

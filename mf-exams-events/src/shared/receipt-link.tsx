import { LinkButton } from 'shared-ui';
import { receiptPath } from '../paths';
import { SHARED_TEXTS } from '../texts/shared';

/** The way to a receipt, from the panel that says what it is for. */
export const ReceiptLink = ({ numero }: { numero: string }) => (
  <LinkButton to={receiptPath(numero)} variant="outline" icon="file-text">
    {SHARED_TEXTS.receipt(numero)}
  </LinkButton>
);

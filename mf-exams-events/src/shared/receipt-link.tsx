import { LinkButton } from 'shared-ui';
import { receiptPath } from '../paths';
import { SHARED_TEXTS } from '../texts/shared';

/** Link to a receipt. */
export const ReceiptLink = ({ numero }: { numero: string }) => (
  <LinkButton to={receiptPath(numero)} variant="outline" icon="file-text">
    {SHARED_TEXTS.receipt(numero)}
  </LinkButton>
);

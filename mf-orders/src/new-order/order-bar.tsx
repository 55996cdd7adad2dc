import { formatCents } from 'shared-contract/base/format';
import { BarTotal, Button, WideBar } from 'shared-ui';
import { depositOf } from '../texts/deposit';
import { NEW_ORDER_TEXTS } from '../texts/new-order';
import type { OrderAmounts } from './order-amounts';
import { VALIDATE_ID } from './skip-to-validation';

const texts = NEW_ORDER_TEXTS;

interface OrderBarProps {
  amounts: OrderAmounts;
  /** Why the last attempt led to nothing. */
  error: string | undefined;
  /** A dialog stands before the page: the bar is out of reach. */
  isBehind: boolean;
  onValidate: () => void;
}

/** Sticky bar with the running total and the next step. */
export const OrderBar = ({ amounts, error, isBehind, onValidate }: OrderBarProps) => (
  <WideBar
    label={texts.bar}
    error={error}
    isBehind={isBehind}
    figure={
      <>
        <BarTotal label={texts.total(amounts.copies)} value={formatCents(amounts.total)} />
        {amounts.balance > 0 && (
          <BarTotal label={depositOf(amounts.depositPercent)} value={formatCents(amounts.dueNow)} minor />
        )}
      </>
    }
  >
    <Button id={VALIDATE_ID} onClick={onValidate}>
      {texts.validate}
    </Button>
  </WideBar>
);

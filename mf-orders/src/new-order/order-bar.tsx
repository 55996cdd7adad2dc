import { formatCents } from 'shared-contract/format';
import { ActionBar, BarTotal, Box, Button } from 'shared-ui';
import { TEXTS } from '../texts';
import type { OrderAmounts } from './order-amounts';

const texts = TEXTS.newOrder;

interface OrderBarProps {
  amounts: OrderAmounts;
  /** A dialog stands before the page: the bar is out of reach. */
  isBehind: boolean;
  isBusy: boolean;
  onValidate: () => void;
}

/** Painted to the window's edges, although it stands in the page's column, and down to the footer. */
const wide = {
  display: 'contents',
  '& > [role=region]': {
    marginTop: '2rem',
    marginBottom: { base: '-3rem', md: '-4rem' },
    borderTop: '0',
    boxShadow: 'none',
    borderImage: 'linear-gradient(var(--border) 1px, var(--raised) 1px) 0 fill / 0 / 0 100vmax',
    '& > div': { paddingInline: '0' },
  },
} as const;

/** The running total and the way on, always in sight. */
export const OrderBar = ({ amounts, isBehind, isBusy, onValidate }: OrderBarProps) => (
  <Box css={wide} aria-hidden={isBehind || undefined} inert={isBehind}>
    <ActionBar
      label={texts.bar}
      width="content"
      figure={
        <>
          <BarTotal label={texts.total(amounts.copies)} value={formatCents(amounts.total)} />
          {amounts.balance > 0 && (
            <BarTotal label={TEXTS.payment.deposit} value={formatCents(amounts.dueNow)} minor />
          )}
        </>
      }
    >
      <Button busy={isBusy} onClick={onValidate}>
        {texts.validate}
      </Button>
    </ActionBar>
  </Box>
);

import { formatDay } from 'shared-contract/base/dates';
import { formatCents } from 'shared-contract/base/format';
import type { Support } from 'shared-contract/orders/answers';
import { ORDER_TEXTS } from 'shared-contract/quoted';
import { Alert, Box, Facts, List, ListLine, Stack } from 'shared-ui';
import { SupportName } from '../shared/support-name';
import { depositOf } from '../texts/deposit';
import { SUMMARY_TEXTS } from '../texts/new-order';
import type { OrderAmounts } from './order-amounts';

const texts = SUMMARY_TEXTS;

const Line = ({ line }: { line: Support }) => (
  <ListLine>
    <span>
      <SupportName support={line} />
      <Box as="span" display="block" fontSize="xs" color="muted">
        {texts.copies(line.LigneCommandeQuantite, line.SupportCoursPrixDisplay)}
      </Box>
    </span>
    <Box as="span" fontWeight="semibold" whiteSpace="nowrap" css={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatCents(line.SupportCoursPrix * line.LigneCommandeQuantite)}
    </Box>
  </ListLine>
);

const dues = ({ total, dueNow, balance, balanceDay, depositPercent }: OrderAmounts) =>
  balance > 0
    ? [
        { label: texts.total, value: formatCents(total) },
        { label: texts.deposit(depositOf(depositPercent)), value: formatCents(dueNow) },
        { label: texts.balance(formatDay(balanceDay)), value: formatCents(balance) },
      ]
    : [
        { label: texts.total, value: formatCents(total) },
        { label: texts.whole, value: formatCents(dueNow) },
      ];

interface OrderSummaryProps {
  lines: readonly Support[];
  amounts: OrderAmounts;
  hasRecentOrder: boolean;
}

/** Summary of an order with its costs. */
export const OrderSummary = ({ lines, amounts, hasRecentOrder }: OrderSummaryProps) => (
  <Stack gap="4">
    {hasRecentOrder && <Alert tone="warning">{ORDER_TEXTS.recentOrder}</Alert>}
    <List divided>
      {lines.map((line) => (
        <Line key={line.SupportCoursCodeInterne} line={line} />
      ))}
    </List>
    <Facts items={dues(amounts)} columns={3} />
  </Stack>
);

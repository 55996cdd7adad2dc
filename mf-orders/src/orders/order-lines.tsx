import { formatCents } from 'shared-contract/base/format';
import type { Order, OrderLine } from 'shared-contract/orders/orders';
import { AsyncState, Box } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { ORDERS_TEXTS } from '../texts/orders';
import { LinesSkeleton } from './orders-skeleton';
import { useOrderLines } from './use-orders';

const texts = ORDERS_TEXTS;

const columns: readonly Column<OrderLine>[] = [
  {
    key: 'support',
    header: texts.support,
    isRowHeader: true,
    cell: (line) => (
      <>
        {line.TypeSupportCours} – {line.SupportCoursLibelle}
        <small>{line.SupportCoursCodeInterne}</small>
      </>
    ),
  },
  { key: 'price', header: texts.price, align: 'end', cell: (line) => line.SupportCoursPrixDisplay },
  {
    key: 'quantity',
    header: texts.quantity,
    align: 'end',
    phone: 'multiplier',
    cell: (line) => line.LigneCommandeQuantite,
  },
  {
    key: 'amount',
    header: texts.amount,
    align: 'end',
    phone: 'figure',
    cell: (line) => formatCents(line.SupportCoursPrix * line.LigneCommandeQuantite),
  },
];

/** What was ordered, at the prices of then. */
export const OrderLines = ({ order }: { order: Order }) => {
  const lines = useOrderLines(order.CommandeID);
  return (
    <Box borderTop="1px solid var(--border)">
      <AsyncState query={lines} skeleton={<LinesSkeleton />}>
        {(rows) => (
          <DataTable
            caption={texts.linesCaption(order.CommandeDisplay)}
            columns={columns}
            rows={rows}
            rowKey={(line) => line.SupportCoursCodeInterne}
            layout="two-lines"
          />
        )}
      </AsyncState>
    </Box>
  );
};

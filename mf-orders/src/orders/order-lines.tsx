import { useApi } from 'shared-auth';
import { formatCents } from 'shared-contract/base/format';
import type { Order, OrderLine } from 'shared-contract/orders/answers';
import { orderLines, orders } from 'shared-contract/orders/endpoints';
import { AsyncState, Box } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { SupportName } from '../shared/support-name';
import { ORDERS_TEXTS } from '../texts/orders';
import { LinesSkeleton } from './orders-skeleton';

/** The student's orders, newest first. */
export const useOrders = () => useApi(orders);

/** Lines of one order. */
export const useOrderLines = (CommandeID: number) => useApi(orderLines, { CommandeID });

const texts = ORDERS_TEXTS;

const columns: readonly Column<OrderLine>[] = [
  {
    key: 'support',
    header: texts.support,
    isRowHeader: true,
    cell: (line) => (
      <>
        {line.TypeSupportCours} – <SupportName support={line} />
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

import { formatCents } from 'shared-contract/base/format';
import { ORDER_LIMITS } from 'shared-contract/base/limits';
import type { Support } from 'shared-contract/orders/answers';
import { Box, Text } from 'shared-ui';
import { Checkbox, StepperInput } from 'shared-ui/controls';
import { type Column, DataTable } from 'shared-ui/table';
import { SupportName } from '../shared/support-name';
import { NEW_ORDER_TEXTS } from '../texts/new-order';

const texts = NEW_ORDER_TEXTS;

export interface SupportTableProps {
  caption: string;
  supports: readonly Support[];
  /** By internal code; absent is 0. */
  quantities: Readonly<Record<string, number>>;
  onQuantity: (code: string, quantity: number) => void;
}

type Row = Support & { quantity: number };

/**
 * On a phone a support is its name and, at the right, its price above one control: three lines of text at most in
 * 72 px. « Less » appears once there is something to take away, and « more » never moves.
 */
const PHONE_ROWS = {
  '@media (max-width: 37.49em)': {
    '& table tbody tr': { gap: '0 0.625rem', paddingBlock: '0.375rem', gridTemplateRows: 'auto auto' },
    '& table tbody th': { gridColumn: '2', gridRow: '1 / 3', lineHeight: '1.3' },
    '& table tbody th small': { display: 'none' },
    '& table td[data-phone=lead]': { gridRow: '1 / 3', alignSelf: 'center', paddingTop: '0' },
    '& table td[data-phone=foot-start]': {
      gridColumn: '3',
      textAlign: 'right!',
      fontSize: 'xs',
      lineHeight: '1.2',
    },
    '& table td[data-phone=foot-end]': { gridColumn: '3', textAlign: 'right', lineHeight: '1' },
    '& td[data-phone=foot-end] button': { width: '2.25rem' },
    '& td[data-phone=foot-end] input': { width: '1.75rem' },
    '& tr:not([data-selected]) td[data-phone=foot-end] button:first-of-type': { display: 'none' },
  },
} as const;

const descriptionOf = ({ SupportCoursCodeInterne: code, ActiviteApprentissageLiees: activities }: Support) =>
  activities.length === 0 ? code : `${code} – ${texts.forActivities(activities.join(', '))}`;

/** From this many copies on, how many are left is not worth a word. */
const MANY = 11;

/** That few copies are left, or none. */
const Left = ({ left }: { left: number | null | undefined }) =>
  left == null || left >= MANY ? null : (
    <Text as="span" size="sm" tone="muted" display="block">
      {texts.left(left)}
    </Text>
  );

const Quantity = ({ row, onQuantity }: { row: Row } & Pick<SupportTableProps, 'onQuantity'>) => (
  <StepperInput
    label={texts.quantityOf(row.SupportCoursLibelle)}
    value={row.quantity}
    max={Math.min(ORDER_LIMITS.maxQuantity, row.SupportCoursRestants ?? ORDER_LIMITS.maxQuantity)}
    onChange={(quantity) => onQuantity(row.SupportCoursCodeInterne, quantity)}
  />
);

const columnsFor = (onQuantity: SupportTableProps['onQuantity']): readonly Column<Row>[] => [
  {
    key: 'check',
    header: texts.chosen,
    phone: 'lead',
    cell: (row) => (
      <Checkbox
        aria-label={texts.choose(row.SupportCoursLibelle)}
        checked={row.quantity > 0}
        disabled={row.SupportCoursRestants === 0 && row.quantity === 0}
        onChange={(event) => onQuantity(row.SupportCoursCodeInterne, event.target.checked ? 1 : 0)}
      >
        {''}
      </Checkbox>
    ),
  },
  {
    key: 'support',
    header: texts.support,
    isRowHeader: true,
    cell: (row) => (
      <>
        <SupportName support={row} />
        <Left left={row.SupportCoursRestants} />
        <small>
          <SupportName support={row} in={descriptionOf(row)} />
        </small>
      </>
    ),
  },
  { key: 'type', header: texts.type, phone: 'hidden', cell: (row) => row.TypeSupportCours },
  {
    key: 'price',
    header: texts.price,
    align: 'end',
    phone: 'foot-start',
    cell: (row) => row.SupportCoursPrixDisplay,
  },
  {
    key: 'quantity',
    header: texts.quantity,
    align: 'center',
    phone: 'foot-end',
    cell: (row) => <Quantity row={row} onQuantity={onQuantity} />,
  },
  {
    key: 'subtotal',
    header: texts.subtotal,
    align: 'end',
    phone: 'hidden',
    cell: (row) => (
      <Box as="span" fontWeight={row.quantity > 0 ? 'bold' : 'regular'}>
        {row.quantity > 0 ? formatCents(row.SupportCoursPrix * row.quantity) : '–'}
      </Box>
    ),
  },
];

/** Supports with a box, a price and a quantity each (S1 §2). */
export const SupportTable = ({ caption, supports, quantities, onQuantity }: SupportTableProps) => (
  <Box css={PHONE_ROWS}>
    <DataTable
      caption={caption}
      layout="checklist"
      columns={columnsFor(onQuantity)}
      rows={supports.map((support) => ({
        ...support,
        quantity: quantities[support.SupportCoursCodeInterne] ?? 0,
      }))}
      rowKey={(row) => row.SupportCoursCodeInterne}
      isSelected={(row) => row.quantity > 0}
    />
  </Box>
);

import type { ReactNode } from 'react';
import { withOrdinals } from '../text/ordinals';
import { chakra } from '../theme/styled';
import { visuallyHiddenStyle } from '../visually-hidden/visually-hidden';
import { type Column, type PhoneLayout, ROLE, type Sort } from './column';
import { SortHeader } from './sort-header';
import { tableRecipe } from './table-recipe';

const Root = chakra('table', tableRecipe);
const Caption = chakra('caption', { base: visuallyHiddenStyle });

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What it becomes below 600 px. */
  layout?: PhoneLayout;
  sort?: Sort | undefined;
  onSort?: (key: string) => void;
  isSelected?: (row: Row) => boolean;
  /** Rows of a `<tfoot>`. */
  footer?: ReactNode;
}

const BodyCell = <Row,>({ column, row }: { column: Column<Row>; row: Row }) => {
  const { header, label = typeof header === 'string' ? header : undefined, align, phone } = column;
  const marks = { 'data-align': align, 'data-phone': phone, 'data-label': label };
  return column.isRowHeader === true ? (
    <th scope="row" {...ROLE.rowHeader} {...marks}>
      {withOrdinals(column.cell(row))}
    </th>
  ) : (
    <td {...ROLE.cell} {...marks}>
      {withOrdinals(column.cell(row))}
    </td>
  );
};

/** A table of data, readable on a phone; its order is the caller's. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKey, layout = 'cards', sort, onSort, isSelected, footer } = props;
  return (
    <Root layout={layout} {...ROLE.table}>
      <Caption>{caption}</Caption>
      <thead {...ROLE.rowGroup}>
        <tr {...ROLE.row}>
          {columns.map((column) => (
            <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody {...ROLE.rowGroup}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...ROLE.row} data-selected={isSelected?.(row) ? '' : undefined}>
            {columns.map((column) => (
              <BodyCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
      {footer !== undefined && <tfoot {...ROLE.rowGroup}>{footer}</tfoot>}
    </Root>
  );
};

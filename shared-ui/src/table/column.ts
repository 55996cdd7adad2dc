import type { ReactNode } from 'react';

/** What a table becomes below 600 px, by what it looks like (see table-recipe.ts); the caller chooses. */
export type PhoneLayout = 'cards' | 'two-lines' | 'list' | 'four-columns' | 'checklist';

/** Where a cell stands below 600 px, or how it looks there (see table-recipe.ts). */
export type PhonePart =
  | 'figure'
  | 'multiplier'
  | 'action'
  | 'open'
  | 'bare'
  | 'lead'
  | 'foot-start'
  | 'foot-end'
  | 'hidden';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** Label of the cell below 600 px when the header is no text; names the column when it is empty. */
  label?: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names its row; one a table. */
  isRowHeader?: boolean;
  align?: 'start' | 'center' | 'end';
  phone?: PhonePart;
  /** The header is a button; needs `onSort`. */
  isSortable?: boolean;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Roles of a table's parts, said aloud: `display: grid` on a phone takes away the meaning of the elements. */
export const ROLE = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

import type { ReactNode } from 'react';

/** Table layout below 600 px (see table-recipe.ts). */
export type PhoneLayout = 'cards' | 'two-lines' | 'list' | 'checklist';

/** Position or style of a cell below 600 px (see table-recipe.ts). */
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

/** Explicit ARIA roles of table parts: `display: grid` on phones removes the native semantics. */
export const ROLE = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

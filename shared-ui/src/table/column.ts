import type { ReactNode } from 'react';

/** Part that a cell plays below 600 px, by layout (see table-recipe.ts). */
export type PhonePart = 'main' | 'times' | 'action' | 'bare' | 'check' | 'price' | 'quantity' | 'hidden';

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

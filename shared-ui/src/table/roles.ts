/** Roles of a table's parts, said aloud: `display: grid` on a phone takes away the meaning of the elements. */
export const ROLE = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

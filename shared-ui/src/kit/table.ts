export type { Column, PhonePart, Sort } from '../table/column';
export { ROLE as TABLE_ROLE } from '../table/column';
export { DataTable, type DataTableProps } from '../table/data-table';
export { useSort } from '../table/use-sort';

export { type Column, DataTable, type DataTableProps, type PhonePart, type Sort } from '../table/data-table';
export { useSort } from '../table/use-sort';

/** A key that was pressed before its act was there, and the row that had the focus. */
export interface Press {
  key: string;
  row: string | undefined;
}

import { keyOf, type RequestRef } from '../queue/request-key';

/** Where a request stands in the list, from 1 on, 0 outside of it, and what opens those around it. */
export interface Neighbours {
  rank: number;
  count: number;
  /** Absent at either end. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Ways from a request of the list to those around it, without deciding; from elsewhere to the first. */
export const neighboursOf = (
  rows: readonly RequestRef[],
  from: RequestRef | null,
  open: (ref: RequestRef) => void,
): Neighbours => {
  const at = from ? rows.findIndex((row) => keyOf(row) === keyOf(from)) : -1;
  const to = (row: RequestRef | undefined) => row && (() => open(row));
  return { rank: at + 1, count: rows.length, previous: to(rows[at - 1]), next: to(rows[at + 1]) };
};

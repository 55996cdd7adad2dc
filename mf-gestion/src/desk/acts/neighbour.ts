import { keyOf, type RequestRef } from '../queue/request-key';

/** The one that follows in a list, otherwise the one before; null in a list of one. */
export const neighbourOf = <T extends RequestRef>(rows: readonly T[], ref: RequestRef): T | null => {
  const rank = rows.findIndex((row) => keyOf(row) === keyOf(ref));
  return rows[rank + 1] ?? rows[rank - 1] ?? null;
};

import type { DeskKind } from 'shared-contract/gestion/gestion';

/** Which request: its kind and its number. */
export interface RequestRef {
  Genre: DeskKind;
  ID: number;
}

/** One word for a request, for keys and identifiers. */
export const keyOf = ({ Genre, ID }: RequestRef): string => `${Genre}-${ID}`;

/** The one that follows in a list, otherwise the one before; null in a list of one. */
export const neighbourOf = <T extends RequestRef>(rows: readonly T[], ref: RequestRef): T | null => {
  const rank = rows.findIndex((row) => keyOf(row) === keyOf(ref));
  return rows[rank + 1] ?? rows[rank - 1] ?? null;
};

import type { DeskKind } from 'shared-contract/gestion/answers';

/** Which request: its kind and its number. */
export interface RequestRef {
  Genre: DeskKind;
  ID: number;
}

/** One word for a request, for keys and identifiers. */
export const keyOf = ({ Genre, ID }: RequestRef): string => `${Genre}-${ID}`;

/** Key of the row that has the focus. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest('li')?.querySelector('button')?.id;

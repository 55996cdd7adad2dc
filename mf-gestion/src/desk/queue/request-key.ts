import type { DeskKind } from 'shared-contract/gestion/answers';

/** Kind and id of a request. */
export interface RequestRef {
  Genre: DeskKind;
  ID: number;
}

/** Unique key of a request. */
export const keyOf = ({ Genre, ID }: RequestRef): string => `${Genre}-${ID}`;

/** Key of the row that has the focus. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest('li')?.querySelector('button')?.id;

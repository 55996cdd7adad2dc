import type { ParameterValue } from 'shared-contract';

/** Values of a parameter as choices of a list. */
export const toOptions = (values: readonly ParameterValue[]) =>
  values.map(({ ID, Display }) => ({ value: ID, label: Display }));

/** Words of a value of a parameter; null when it is not chosen or no longer on its list. */
export const wordsOf = (values: readonly ParameterValue[], id: number | null): string | null =>
  values.find(({ ID }) => ID === id)?.Display ?? null;

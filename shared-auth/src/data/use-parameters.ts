import { useMemo } from 'react';
import type { Parameter, ParameterValue } from 'shared-contract';
import { useApi } from './use-api';

/**
 * The choices of a form's lists, by name. Hand it to AsyncState with `errorTitle={PARAMETERS_FAILURE}`: a form
 * whose lists could not be read says so and offers to read them again.
 */
export const useParameters = <N extends string>(names: readonly N[]) => {
  const query = useApi<Parameter[]>(`/parameters?parameterNames=${names.join(',')}`);
  const key = names.join(',');
  const data = useMemo(() => {
    if (!query.data) return undefined;
    const byName = new Map(query.data.map(({ Name, Values }) => [Name, Values]));
    return new Map(key.split(',').map((name) => [name, byName.get(name) ?? []]));
  }, [query.data, key]);
  return {
    ...query,
    data,
    /** Values of one list; empty until they are read. */
    valuesOf: (name: N): ParameterValue[] => data?.get(name) ?? [],
  };
};

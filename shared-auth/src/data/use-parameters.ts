import { useMemo } from 'react';
import type { ParameterValue } from 'shared-contract';
import { parameters } from 'shared-contract/portal/endpoints';
import { useApi } from './use-api';

/**
 * Parameter lists of a form, by name. Pass it to AsyncState with `errorTitle={PARAMETERS_FAILURE}`, so that a failed
 * read offers a retry.
 */
export const useParameters = <N extends string>(names: readonly N[]) => {
  const key = names.join(',');
  const query = useApi(parameters, { parameterNames: key });
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

import { useEffect, useState } from 'react';
import { type ApiQuery, refreshEndpoints, useApi } from 'shared-auth';
import type { Import, ImportRow } from 'shared-contract/imports/answers';
import { importOf, imports } from 'shared-contract/imports/endpoints';
import { isOver, isRunning } from 'shared-contract/imports/imports';

/** Between two looks at what runs, milliseconds. */
const EVERY = 1000;

/** One import; it is read again as long as the portal works at it, and the history once it no longer does. */
export const useImport = (ImportID: number): ApiQuery<Import> => {
  const query = useApi(importOf, { ImportID });
  const { mutate, data } = query;
  const running = data !== undefined && isRunning(data);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => void mutate(), EVERY);
    return () => {
      clearInterval(timer);
      void refreshEndpoints([imports]);
    };
  }, [running, mutate]);
  return query;
};

/** The newest import that is not over; what waited before one that went through is left in the history. */
const openOf = (rows: readonly ImportRow[]): number | null => {
  const done = rows.findIndex(({ Etat }) => Etat === 'importe');
  const since = done === -1 ? rows : rows.slice(0, done);
  return since.find((one) => !isOver(one))?.ImportID ?? null;
};

/** The history, and which import is shown: the one that was chosen, otherwise the one that is open. */
export const useImports = () => {
  const query = useApi(imports);
  const [chosen, setChosen] = useState<number | null>();
  const shown = chosen === undefined ? openOf(query.data?.Imports ?? []) : chosen;
  return { query, shown, choose: setChosen };
};

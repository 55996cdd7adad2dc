import { useEffect, useState } from 'react';
import { type ApiQuery, refreshEndpoints, useApi } from 'shared-auth';
import type { Import, ImportRow } from 'shared-contract/imports/answers';
import { importOf, imports } from 'shared-contract/imports/endpoints';
import { isOver, isRunning } from 'shared-contract/imports/imports';

/** Poll interval of a running import, milliseconds. */
const POLL_INTERVAL_MS = 1000;

/** One import, polled while running; the history is revalidated when it ends. */
export const useImport = (ImportID: number): ApiQuery<Import> => {
  const query = useApi(importOf, { ImportID });
  const { mutate, data } = query;
  const running = data !== undefined && isRunning(data);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => void mutate(), POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      void refreshEndpoints([imports]);
    };
  }, [running, mutate]);
  return query;
};

/** The newest unfinished import; older ones superseded by a finished import stay in the history. */
const openOf = (rows: readonly ImportRow[]): number | null => {
  const done = rows.findIndex(({ Etat }) => Etat === 'importe');
  const since = done === -1 ? rows : rows.slice(0, done);
  return since.find((one) => !isOver(one))?.ImportID ?? null;
};

/** Import history and the shown import: the selected one, otherwise the unfinished one. */
export const useImports = () => {
  const query = useApi(imports);
  const [chosen, setChosen] = useState<number | null>();
  const shown = chosen === undefined ? openOf(query.data?.Imports ?? []) : chosen;
  return { query, shown, choose: setChosen };
};

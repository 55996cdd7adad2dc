import { useCallback, useDeferredValue, useState } from 'react';
import { useApi } from 'shared-auth';
import type { DeskKind } from 'shared-contract/gestion/answers';
import { deskQueue } from 'shared-contract/gestion/endpoints';
import type { DeskHolder, DeskSort } from 'shared-contract/gestion/gestion';
import { useHandedSearch } from './use-handed-search';

/** Queue filters; null means no filter. */
export interface QueueFilters {
  kind: DeskKind | null;
  section: number | null;
  text: string;
  holder: DeskHolder | null;
  sort: DeskSort;
}

const NONE: QueueFilters = { kind: null, section: null, text: '', holder: null, sort: 'age' };

/** The queue and its filters. */
export const useQueue = () => {
  const [filters, setFilters] = useState(NONE);
  useHandedSearch(useCallback((text) => setFilters({ ...NONE, text }), []));
  const { kind, section, text, holder, sort } = useDeferredValue(filters);
  const search = text.trim();
  const query = useApi(deskQueue, {
    tri: sort,
    ...(kind && { genre: kind }),
    ...(section !== null && { section }),
    ...(search && { recherche: search }),
    ...(holder && { attribution: holder }),
  });
  const change = (part: Partial<QueueFilters>) => setFilters((before) => ({ ...before, ...part }));
  return { filters, query, change, clear: () => setFilters(NONE) };
};

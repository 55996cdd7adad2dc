import { useCallback, useMemo, useState } from 'react';
import { useApi } from 'shared-auth';
import { periods } from 'shared-contract/gestion/endpoints';
import { useRestoreFocus } from '../shared/restore-focus';
import { PERIOD_TEXTS } from '../texts/periods';
import {
  type Group,
  groupsOf,
  keyOf,
  type Lane,
  type LaneRef,
  narrow,
  type PeriodFilters,
  rowId,
} from './period-rows';

const fresh = (ref: LaneRef, who: string | undefined): Lane => ({
  ...ref,
  key: keyOf(ref),
  who: who ?? PERIOD_TEXTS.whole,
  window: null,
  state: 'absent',
  isMine: true,
});

const find = (groups: Group[], ref: LaneRef): Lane | undefined =>
  groups.flatMap(({ lanes }) => lanes).find(({ key }) => key === keyOf(ref));

/** Windows of the year, filtered, and the opened one. */
export const usePeriods = () => {
  const query = useApi(periods);
  const [filters, setFilters] = useState<PeriodFilters>({ section: null, state: null });
  const [chosen, setChosen] = useState<LaneRef | null>(null);
  const year = query.data;
  const groups = useMemo(() => (year ? groupsOf(year, PERIOD_TEXTS.whole) : []), [year]);
  const shown = useMemo(() => narrow(groups, filters), [groups, filters]);
  const section = year?.Sections.find(({ ProgrammeID }) => ProgrammeID === chosen?.programmeId);
  const lane = chosen && (find(groups, chosen) ?? fresh(chosen, section?.Libelle));
  const start = lane?.window ?? (chosen && find(groups, { ...chosen, programmeId: null })?.window) ?? null;
  const choose = useCallback(({ flag, programmeId }: LaneRef) => {
    setChosen({ flag, programmeId });
  }, []);
  const focusBack = useRestoreFocus();
  const leave = useCallback(() => {
    if (chosen) focusBack(keyOf(chosen), rowId(keyOf(chosen)));
    setChosen(null);
  }, [chosen, focusBack]);
  return { query, groups: shown, filters, setFilters, chosen, lane, start, choose, leave };
};

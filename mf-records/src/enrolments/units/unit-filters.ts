import { type UnitResults, unitState } from 'shared-contract/records/records';
import type { Chip } from 'shared-ui/controls';
import { FILTERS_TEXTS } from '../../texts/units';

const texts = FILTERS_TEXTS;

export type Filter = 'all' | 'failed' | 'pending';

/** The units that a filter leaves. */
export const filtered = (units: readonly UnitResults[], filter: Filter): readonly UnitResults[] =>
  filter === 'all' ? units : units.filter((unit) => unitState(unit) === filter);

/** What can be chosen: all three while the year runs, afterwards those alone that hold something. */
export const chipsOf = (units: readonly UnitResults[], isOver: boolean): Chip<Filter>[] => {
  const chip = (value: Filter, label: string) => ({ value, label, count: filtered(units, value).length });
  const chips = [
    chip('all', texts.all),
    chip('failed', isOver ? texts.failedBefore : texts.failed),
    chip('pending', texts.pending),
  ];
  return isOver ? chips.filter(({ count }) => count > 0) : chips;
};

/** What is said where a filter leaves nothing. */
export const nothingIn = (filter: Filter): string =>
  filter === 'failed' ? texts.noneFailed : texts.nonePending;

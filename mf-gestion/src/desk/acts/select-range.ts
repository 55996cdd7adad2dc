import type { DeskRow } from 'shared-contract/gestion/answers';
import { QUEUE_LIMITS } from 'shared-contract/gestion/limits';
import { keyOf } from '../queue/request-key';
import type { Selection } from '../queue/use-selection';

/** Rows between two rows, both included, in any order. */
const between = (rows: readonly DeskRow[], from: string | undefined, to: string): readonly DeskRow[] => {
  const [one, other] = [from, to].map((key) => rows.findIndex((row) => keyOf(row) === key));
  if (one === undefined || other === undefined || one < 0 || other < 0) return [];
  return rows.slice(Math.min(one, other), Math.max(one, other) + 1);
};

/** Shift-click selection: from the last selected row of the kind to this one. */
export const selectRange = (shown: readonly DeskRow[], selection: Selection, row: DeskRow): void => {
  const { rows, kind, anchor, has, tick, keep } = selection;
  const range = between(shown, anchor, keyOf(row)).filter((one) => one.Genre === kind && !has(one));
  if (range.length === 0) tick(row);
  else {
    const kept = [...rows, ...range].slice(0, QUEUE_LIMITS.batch);
    // Upwards too, the next range begins where this one ended.
    keep([...kept.filter((one) => one !== row), ...kept.filter((one) => one === row)]);
  }
};

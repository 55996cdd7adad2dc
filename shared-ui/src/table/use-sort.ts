import { useMemo, useState } from 'react';
import type { Sort } from './column';

type Comparable = string | number | null;

const compare = (one: Comparable, other: Comparable): number => {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'fr', { numeric: true, sensitivity: 'base' });
};

/** Sort state: `values` maps a column key to its sort value per row; null sorts last. */
export function useSort<Row>(
  rows: readonly Row[],
  values: Record<string, (row: Row) => Comparable>,
  initial?: Sort,
) {
  const [sort, setSort] = useState<Sort | undefined>(initial);
  const onSort = (key: string) =>
    setSort((before) => ({
      key,
      direction: before?.key === key && before.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  const sorted = useMemo(() => {
    const value = sort && values[sort.key];
    if (!value) return rows;
    const turn = sort.direction === 'ascending' ? 1 : -1;
    return rows.toSorted((one, other) => {
      const [first, second] = [value(one), value(other)];
      return first === null || second === null ? compare(first, second) : turn * compare(first, second);
    });
  }, [rows, sort, values]);
  return { rows: sorted, sort, onSort };
}

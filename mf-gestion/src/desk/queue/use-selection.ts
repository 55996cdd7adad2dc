import { useState } from 'react';
import type { DeskRow } from 'shared-contract/gestion/answers';
import { QUEUE_LIMITS } from 'shared-contract/gestion/limits';
import { keyOf, type RequestRef } from './request-key';

const NONE: readonly string[] = [];

/** Selected visible requests of one kind; hidden ones are deselected. */
export const useSelection = (shown: readonly DeskRow[]) => {
  const [keys, setKeys] = useState(NONE);
  const has = (row: RequestRef): boolean => keys.includes(keyOf(row));
  const rows = shown.filter(has);
  const kind = rows[0]?.Genre ?? null;
  /** Ticks these and no others, the last of them last; they are not more than are decided at once. */
  const keep = (kept: readonly RequestRef[]) => setKeys(kept.map(keyOf));
  /** False for another kind than what is ticked, and for more than are decided at once. */
  const canTick = (row: RequestRef): boolean =>
    has(row) || ((kind ?? row.Genre) === row.Genre && rows.length < QUEUE_LIMITS.batch);
  const tick = (row: RequestRef) => {
    if (has(row)) setKeys(keys.filter((key) => key !== keyOf(row)));
    else if (canTick(row)) keep([...rows, row]);
  };
  return {
    rows,
    kind,
    /** The last that was ticked: where a range begins. */
    anchor: keys.at(-1),
    has,
    canTick,
    keep,
    tick,
    clear: () => setKeys(NONE),
  };
};

export type Selection = ReturnType<typeof useSelection>;

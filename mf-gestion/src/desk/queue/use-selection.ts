import { useState } from 'react';
import { DESK_LIMITS, type DeskRow } from 'shared-contract/gestion/gestion';
import { keyOf, type RequestRef } from './request-key';

interface Ticked {
  keys: ReadonlySet<string>;
  /** The last that was ticked: where a range begins. */
  anchor: string | null;
}

const NOTHING: Ticked = { keys: new Set(), anchor: null };

/** Rows from one to another, both among them, whichever comes first. */
const between = (rows: readonly DeskRow[], from: string | null, to: string): readonly DeskRow[] => {
  const [one, other] = [from, to].map((key) => rows.findIndex((row) => keyOf(row) === key));
  if (one === undefined || other === undefined || one < 0 || other < 0) return [];
  return rows.slice(Math.min(one, other), Math.max(one, other) + 1);
};

/** Requests of one kind that are ticked among those that are shown: what is not seen is not decided. */
export const useSelection = (shown: readonly DeskRow[]) => {
  const [{ keys, anchor }, setTicked] = useState(NOTHING);
  const rows = shown.filter((row) => keys.has(keyOf(row)));
  const kind = rows[0]?.Genre ?? null;
  const has = (row: RequestRef): boolean => keys.has(keyOf(row));
  const isOffered = ({ Genre }: RequestRef): boolean => (kind ?? Genre) === Genre;
  /** False for another kind than what is ticked, and for more than are decided at once. */
  const canTick = (row: RequestRef): boolean =>
    has(row) || (isOffered(row) && rows.length < DESK_LIMITS.batch);
  const keep = (kept: readonly DeskRow[], at: RequestRef) =>
    setTicked({ keys: new Set(kept.slice(0, DESK_LIMITS.batch).map(keyOf)), anchor: keyOf(at) });
  const tick = (row: DeskRow) => {
    if (canTick(row)) keep(has(row) ? rows.filter((one) => keyOf(one) !== keyOf(row)) : [...rows, row], row);
  };
  /** Everything of the kind from the last that was ticked to this one; this one alone where none is. */
  const tickTo = (row: DeskRow) => {
    const range = between(shown, anchor, keyOf(row)).filter((one) => isOffered(one) && !has(one));
    if (rows.length === 0 || range.length === 0) tick(row);
    else keep([...rows, ...range], row);
  };
  return { rows, kind, has, canTick, tick, tickTo, clear: () => setTicked(NOTHING) };
};

export type Selection = ReturnType<typeof useSelection>;

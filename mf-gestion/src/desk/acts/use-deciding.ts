import { useState } from 'react';
import type { ApiQuery } from 'shared-auth';
import type { DeskItem, DeskRow } from 'shared-contract/gestion/answers';
import { canRefuse, type DeskOutcome, needsReason } from 'shared-contract/gestion/decision-rules';
import { useDecision } from '../item/use-decision';
import type { Undo } from '../item/use-undo';
import { keyOf, type RequestRef } from '../queue/request-key';

/** The one that follows in a list, otherwise the one before; null in a list of one. */
export const neighbourOf = <T extends RequestRef>(rows: readonly T[], ref: RequestRef): T | null => {
  const rank = rows.findIndex((row) => keyOf(row) === keyOf(ref));
  return rows[rank + 1] ?? rows[rank - 1] ?? null;
};

export interface Deciding {
  rows: readonly DeskRow[];
  opened: RequestRef | null;
  item: ApiQuery<DeskItem>;
  open: (ref: RequestRef) => void;
  leave: () => void;
  undo: Undo;
}

/** Deciding of the opened request, in words where it needs some; then the next one opens. */
export const useDeciding = ({ rows, opened, item, open, leave, undo }: Deciding) => {
  const [dialog, setDialog] = useState<DeskOutcome | 'keys' | null>(null);
  const decision = useDecision(undo, () => item.mutate());
  const decide = async (issue: DeskOutcome, words: string | null) => {
    if (!item.data) return;
    const next = neighbourOf(rows, item.data);
    const { kind } = await decision.decide(item.data, issue, words);
    // What was written stays until it is sent.
    if (kind !== 'saved') return;
    setDialog(null);
    if (next) open(next);
    else leave();
  };
  const begin = (issue: DeskOutcome) => {
    if (!item.data || (issue === 'refuse' && !canRefuse(item.data.Genre))) return;
    const hasToArrange = item.data.Plan?.EstRempli === false;
    if (needsReason(item.data.Genre, issue) || hasToArrange) setDialog(issue);
    else void decide(issue, null);
  };
  const isReady = opened !== null && item.data?.Attend === true && !decision.isBusy && !undo.isBusy;
  return { decision, isReady, dialog, setDialog, begin, decide };
};

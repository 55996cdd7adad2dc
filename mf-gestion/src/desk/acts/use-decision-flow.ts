import { useRef, useState } from 'react';
import type { ApiQuery } from 'shared-auth';
import type { DeskItem, DeskRow } from 'shared-contract/gestion/answers';
import { canRefuse, type DeskOutcome, needsReason } from 'shared-contract/gestion/decision-rules';
import { useDecision } from '../item/use-decision';
import type { Undo } from '../item/use-undo';
import { keyOf, type RequestRef } from '../queue/request-key';

/** The next row of a list, otherwise the previous one; null in a list of one. */
export const nextOrPrevious = <T extends RequestRef>(rows: readonly T[], ref: RequestRef): T | null => {
  const rank = rows.findIndex((row) => keyOf(row) === keyOf(ref));
  return rows[rank + 1] ?? rows[rank - 1] ?? null;
};

export interface DecisionFlow {
  rows: readonly DeskRow[];
  opened: RequestRef | null;
  item: ApiQuery<DeskItem>;
  open: (ref: RequestRef) => void;
  leave: () => void;
  undo: Undo;
}

/** Decides the opened request, with a text where required, then opens the next one. */
export const useDecisionFlow = ({ rows, opened, item, open, leave, undo }: DecisionFlow) => {
  const [dialog, setDialog] = useState<DeskOutcome | 'keys' | null>(null);
  const decision = useDecision(undo, () => item.mutate());
  const [decided, setDecided] = useState<RequestRef | null>(null);
  const current = useRef(opened);
  current.current = opened;
  const decide = async (issue: DeskOutcome, words: string | null) => {
    if (!item.data) return;
    const next = nextOrPrevious(rows, item.data);
    setDecided(opened);
    const { kind } = await decision.decide(item.data, issue, words);
    // What was written stays until it is sent.
    if (kind !== 'saved') return;
    // The list is read again first: who opened something meanwhile, were it the same request, stays with it, and with what
    // is written of it.
    if (current.current !== opened) return;
    if (words !== null) setDialog(null);
    if (next) open(next);
    else leave();
  };
  const begin = (issue: DeskOutcome) => {
    if (!item.data || (issue === 'refuse' && !canRefuse(item.data.Genre))) return;
    const hasToArrange = item.data.Plan?.EstRempli === false;
    if (needsReason(item.data.Genre, issue) || hasToArrange) setDialog(issue);
    else if (!decision.isBusy) void decide(issue, null);
  };
  // While the list is read again after a decision, what was opened since may be written of already.
  const isDecided = decision.isBusy && decided === opened;
  const isReady = opened !== null && item.data?.Attend === true && !isDecided;
  return { decision, isReady, dialog, setDialog, begin, decide };
};

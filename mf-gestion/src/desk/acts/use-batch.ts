import { useState } from 'react';
import { useWrite } from 'shared-auth/write';
import type { DeskBatch, DeskRow } from 'shared-contract/gestion/answers';
import { isBatchKind } from 'shared-contract/gestion/decision-rules';
import { acceptItems } from 'shared-contract/gestion/endpoints';
import { DECISION_TEXTS, spellSeconds } from '../../texts/request/decision';
import { chosenDelay } from '../item/undo-delay';
import { INVALIDATED_ENDPOINTS, type Undo } from '../item/use-undo';
import type { Selection } from '../queue/use-selection';

const texts = DECISION_TEXTS.batch;

/** A request that the batch did not accept, with the reason. */
export interface SkippedRow {
  row: DeskRow;
  why: string;
}

const skippedRows = (asked: readonly DeskRow[], { Resultats }: DeskBatch): SkippedRow[] =>
  asked.flatMap((row) => {
    const why = Resultats.find(({ ID }) => ID === row.ID)?.Refus;
    return why == null ? [] : [{ row, why }];
  });

/** Batch acceptance of the selection; reports skipped requests by name. */
export const useBatch = ({ rows, kind, clear }: Selection, { offer }: Undo) => {
  const [left, setLeft] = useState<readonly SkippedRow[]>([]);
  const accepting = useWrite(acceptItems, {
    failure: texts.failure,
    refreshes: INVALIDATED_ENDPOINTS,
    // At once, not after what is read again: the seconds are counted from the decision.
    success: ({ Resultats, Prevenus, DelaiSecondes }) => {
      const ids = Resultats.flatMap(({ DecisionID }) => DecisionID ?? []);
      if (kind && ids.length > 0)
        offer({
          ids,
          what: texts.done(kind, ids.length),
          told: (seconds) => texts.told(Prevenus, spellSeconds(seconds)),
          seconds: DelaiSecondes,
        });
      return null;
    },
  });
  const accept = async () => {
    if (kind === null || !isBatchKind(kind)) return;
    setLeft([]);
    const Demandes = rows.map(({ ID, DocumentID, Version }) => ({ ID, DocumentID, Version }));
    const result = await accepting.run({ Demandes, ...chosenDelay() }, { genre: kind });
    if (result.kind !== 'saved') return;
    clear();
    setLeft(skippedRows(rows, result.answer));
  };
  return { accept, left, forget: () => setLeft([]), isBusy: accepting.isBusy };
};

import { useCallback, useRef } from 'react';
import { useWrite } from 'shared-auth/write';
import { personName } from 'shared-contract/base/french';
import type { DeskItem } from 'shared-contract/gestion/answers';
import type { DeskOutcome } from 'shared-contract/gestion/decision-rules';
import { decideItem } from 'shared-contract/gestion/endpoints';
import { DECISION_TEXTS } from '../../texts/request/decision';
import { chosenDelay } from './undo-delay';
import { INVALIDATED_ENDPOINTS, type Undo } from './use-undo';

const texts = DECISION_TEXTS;

/** Decides a request, with a short undo period. */
export const useDecision = ({ offer }: Undo, onRefused: () => Promise<unknown>) => {
  const about = useRef<DeskItem | null>(null);
  const deciding = useWrite(decideItem, {
    failure: texts.failure,
    refreshes: INVALIDATED_ENDPOINTS,
    // At once, not after what is read again: the seconds are counted from the decision.
    success: ({ DecisionID, Issue, DelaiSecondes, Previent }) => {
      const item = about.current;
      if (!item) return null;
      const { Prenom, Nom } = item.Etudiant;
      offer({
        ids: [DecisionID],
        what: `${item.Objet}, ${personName(Prenom, Nom)}\u00a0: ${texts.of[item.Genre].done[Issue]}`,
        told: (seconds) => (Previent ? texts.told(Prenom, seconds) : texts.noAddress),
        seconds: DelaiSecondes,
      });
      return null;
    },
    onRefused,
  });
  const decide = useCallback(
    async (item: DeskItem, Issue: DeskOutcome, Texte: string | null) => {
      about.current = item;
      const seen = { DocumentID: item.Piece?.DocumentID ?? null, Version: item.Version, ...chosenDelay() };
      // One message for all decisions: the next outcome takes the place of a failure.
      const params = async () => ({ genre: item.Genre, id: item.ID });
      return deciding.run({ Issue, Texte, ...seen }, params);
    },
    [deciding],
  );
  return { decide, isBusy: deciding.isBusy };
};

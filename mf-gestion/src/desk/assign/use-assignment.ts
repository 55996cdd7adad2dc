import { useRef, useState } from 'react';
import { refreshEndpoints } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type {
  DeskAssignments,
  DeskColleague,
  DeskItem,
  DeskQueue,
  DeskRow,
} from 'shared-contract/gestion/answers';
import { assignItem, assignItems } from 'shared-contract/gestion/endpoints';
import { ACT_OF_KIND } from 'shared-contract/gestion/gestion';
import { ASSIGN_TEXTS } from '../../texts/assign';
import { INVALIDATED_ENDPOINTS } from '../item/use-undo';

const texts = ASSIGN_TEXTS;

/** Requests to assign: a row or the opened item, with their assignee when read. */
export type Target = Pick<DeskRow, 'Genre' | 'ID' | 'AttribueeA' | 'Nom' | 'Prenom' | 'Objet'>;

/** The opened item as a list row. */
export const targetOf = ({ Etudiant, ...item }: DeskItem): Target => ({
  ...item,
  Nom: Etudiant.Nom,
  Prenom: Etudiant.Prenom,
});

interface Asked {
  targets: readonly Target[];
  /** To whom it can be given. */
  colleagues: readonly DeskColleague[];
}

const skipReason = (targets: readonly Target[], { Resultats }: DeskAssignments): string[] =>
  Resultats.flatMap(({ Genre, ID, Refus }) => {
    const one = targets.find((target) => target.Genre === Genre && target.ID === ID);
    return Refus === null || !one ? [] : [texts.left(one, Refus)];
  });

/** Assigns requests to oneself, a colleague or nobody. */
export const useAssignment = (queue: DeskQueue | undefined) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const sent = useRef<readonly Target[]>([]);
  const me = queue?.MoiCompteID;
  // Who has it now is read again, whether it was given or refused.
  const options = {
    refreshes: INVALIDATED_ENDPOINTS,
    onRefused: () => refreshEndpoints(INVALIDATED_ENDPOINTS),
  };
  const one = useWrite(assignItem, {
    ...options,
    failure: texts.failure,
    success: ({ AttribueeA }) => ({
      tone: 'success',
      title: texts.done(AttribueeA?.Nom ?? null, AttribueeA?.CompteID === me),
    }),
  });
  const several = useWrite(assignItems, {
    ...options,
    failure: texts.failures,
    success: (answer) => {
      const left = skipReason(sent.current, answer);
      const title = texts.several(sent.current.length - left.length, left.length);
      return left.length === 0
        ? { tone: 'success', title }
        : { tone: 'warning', title, text: left.join('\n') };
    },
  });
  const give = async (targets: readonly Target[], CompteID: number | null) => {
    const [first, ...others] = targets;
    if (!first) return;
    sent.current = targets;
    const seen = ({ AttribueeA }: Target) => AttribueeA?.CompteID ?? null;
    if (others.length === 0)
      await one.run({ CompteID, Vue: seen(first) }, { genre: first.Genre, id: first.ID });
    else
      await several.run({
        CompteID,
        Demandes: targets.map((row) => ({ Genre: row.Genre, ID: row.ID, Vue: seen(row) })),
      });
  };
  /** Asks to whom; `colleagues` are those of one request, without it those who decide of this kind. */
  const ask = (targets: readonly Target[], colleagues?: readonly DeskColleague[]) => {
    const acts = targets.map(({ Genre }) => ACT_OF_KIND[Genre]);
    const all = queue?.Collegues.filter(({ Actes }) => acts.every((act) => Actes.includes(act))) ?? [];
    if (targets.length > 0) setAsked({ targets, colleagues: colleagues ?? all });
  };
  const toMe = (targets: readonly Target[]) => {
    if (me !== undefined) void give(targets, me);
  };
  return { me, asked, ask, give, toMe, close: () => setAsked(null), isBusy: one.isBusy || several.isBusy };
};

export type Assignment = ReturnType<typeof useAssignment>;

import { erased, KEPT, type KeepingRule, kept, WHY } from 'server-exchange/erasure/keeping-rule';
import * as schema from 'server-schema';

/** What was ordered and paid. */
export const ordersKeeping: readonly KeepingRule[] = [
  kept(schema.commandes, KEPT.forGood, WHY.accounts),
  kept(schema.lignesCommande, KEPT.forGood, WHY.accounts),
  kept(schema.paiements, KEPT.forGood, WHY.accounts),
  erased(
    schema.interventions,
    KEPT.untilErased,
    'situation financière, sans utilité une fois la réponse donnée',
  ),
];

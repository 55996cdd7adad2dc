import * as schema from '../../db/schema';
import { erased, KEPT, type KeepingRule, kept, WHY } from '../../platform/erasure/keeping-rule';

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

import * as schema from '../../db/schema';
import { erased, KEPT, type KeepingRule, kept, WHY } from '../../platform/erasure/keeping-rule';

/** What the school's desk decided. */
export const gestionKeeping: readonly KeepingRule[] = [
  kept(schema.gestionDecisions, KEPT.forGood, WHY.academic),
  erased(schema.gestionAttributions, KEPT.untilErased, 'qui, au bureau, suit la demande'),
];

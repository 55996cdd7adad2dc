import { erased, KEPT, type KeepingRule, WHY } from 'server-exchange/erasure/keeping-rule';
import * as schema from 'server-schema';

/** What the school's desk decided. */
export const gestionKeeping: readonly KeepingRule[] = [
  // That a support plan was made ready is health, and goes with the file that it was made of.
  {
    table: schema.gestionDecisions,
    kept: KEPT.forGood,
    why: `${WHY.academic}\u00a0; d’un plan d’accompagnement, jusqu’à l’effacement`,
    erasure: { column: 'genre', values: ['pai'] },
  },
  erased(schema.gestionAttributions, KEPT.untilErased, 'qui, au bureau, suit la demande'),
];

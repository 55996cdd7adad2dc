import { KEPT, type KeepingRule, kept, WHY } from 'server-exchange/erasure/keeping-rule';
import * as schema from 'server-schema';

/** Re-enrolment and the annual programme. */
export const paeKeeping: readonly KeepingRule[] = [
  {
    table: schema.reinscriptions,
    kept: KEPT.forGood,
    why: `${WHY.academic}\u00a0; ce qui est dit d’une bourse s’efface`,
    erasure: { columns: { bourse: null, bourse_numero: null, bourse_document_id: null } },
  },
  kept(schema.diplomesProposes, KEPT.forGood, WHY.academic),
  kept(schema.pae, KEPT.forGood, WHY.academic),
  kept(schema.paeUnites, KEPT.forGood, WHY.academic),
];

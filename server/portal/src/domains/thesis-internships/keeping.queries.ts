import { KEPT, type KeepingRule, kept, WHY } from 'server-exchange/erasure/keeping-rule';
import * as schema from 'server-schema';

/** Theses and internships. */
export const thesisInternshipsKeeping: readonly KeepingRule[] = [
  kept(schema.memoires, KEPT.forGood, WHY.academic),
  kept(schema.stages, KEPT.forGood, WHY.academic),
  kept(schema.stagesAVoir, KEPT.forGood, WHY.academic),
];

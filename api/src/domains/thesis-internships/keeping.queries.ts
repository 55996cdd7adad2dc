import * as schema from '../../db/schema';
import { KEPT, type KeepingRule, kept, WHY } from '../../platform/erasure/keeping-rule';

/** Theses and internships. */
export const thesisInternshipsKeeping: readonly KeepingRule[] = [
  kept(schema.memoires, KEPT.forGood, WHY.academic),
  kept(schema.stages, KEPT.forGood, WHY.academic),
  kept(schema.stagesAVoir, KEPT.forGood, WHY.academic),
];

import {
  keptRule,
  RETENTION_PERIODS,
  RETENTION_REASONS,
  type RetentionRule,
} from 'server-exchange/erasure/retention-rule';
import * as schema from 'server-schema';

/** Theses and internships. */
export const thesisInternshipsRetention: readonly RetentionRule[] = [
  keptRule(schema.memoires, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  keptRule(schema.stages, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  keptRule(schema.stagesAVoir, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
];

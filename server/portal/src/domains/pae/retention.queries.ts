import {
  keptRule,
  RETENTION_PERIODS,
  RETENTION_REASONS,
  type RetentionRule,
} from 'server-exchange/erasure/retention-rule';
import * as schema from 'server-schema';

/** Re-enrolment and the annual programme. */
export const paeRetention: readonly RetentionRule[] = [
  {
    table: schema.reinscriptions,
    kept: RETENTION_PERIODS.forGood,
    why: `${RETENTION_REASONS.academic}\u00a0; ce qui est dit d’une bourse s’efface`,
    erasure: { columns: { bourse: null, bourse_numero: null, bourse_document_id: null } },
  },
  keptRule(schema.diplomesProposes, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  keptRule(schema.pae, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  keptRule(schema.paeUnites, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
];

import {
  erasedRule,
  RETENTION_PERIODS,
  RETENTION_REASONS,
  type RetentionRule,
} from 'server-exchange/erasure/retention-rule';
import * as schema from 'server-schema';

/** Retention of the desk's data. */
export const gestionRetention: readonly RetentionRule[] = [
  // That a support plan was made ready is health, and goes with the file that it was made of.
  {
    table: schema.gestionDecisions,
    kept: RETENTION_PERIODS.forGood,
    why: `${RETENTION_REASONS.academic}\u00a0; d’un plan d’accompagnement, jusqu’à l’effacement`,
    erasure: { column: 'genre', values: ['pai'] },
  },
  erasedRule(schema.gestionAttributions, RETENTION_PERIODS.untilErased, 'qui, au bureau, suit la demande'),
];

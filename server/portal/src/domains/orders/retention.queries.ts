import {
  erasedRule,
  keptRule,
  RETENTION_PERIODS,
  RETENTION_REASONS,
  type RetentionRule,
} from 'server-exchange/erasure/retention-rule';
import * as schema from 'server-schema';

/** Retention of orders and payments. */
export const ordersRetention: readonly RetentionRule[] = [
  keptRule(schema.commandes, RETENTION_PERIODS.forGood, RETENTION_REASONS.accounts),
  keptRule(schema.lignesCommande, RETENTION_PERIODS.forGood, RETENTION_REASONS.accounts),
  keptRule(schema.paiements, RETENTION_PERIODS.forGood, RETENTION_REASONS.accounts),
  erasedRule(
    schema.interventions,
    RETENTION_PERIODS.untilErased,
    'situation financière, sans utilité une fois la réponse donnée',
  ),
];

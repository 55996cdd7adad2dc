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
  keptRule(
    schema.reprisesBancaires,
    '400 jours après qu’une personne du bureau l’a vu',
    'qu’une personne voie ce que la banque reprend',
    { task: 'statements' },
  ),
  keptRule(
    schema.relevesImportes,
    'le rapport\u00a0: 400 jours\u00a0; la ligne de l’historique\u00a0: toujours',
    'qui a importé quoi, et quand\u00a0; un import s’annule',
    { task: 'statements', title: 'Relevés bancaires importés' },
  ),
  erasedRule(
    schema.interventions,
    RETENTION_PERIODS.untilErased,
    'situation financière, sans utilité une fois la réponse donnée',
  ),
];

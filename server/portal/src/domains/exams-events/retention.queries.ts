import {
  erasedRule,
  keptRule,
  RETENTION_PERIODS,
  RETENTION_REASONS,
  type RetentionRule,
} from 'server-exchange/erasure/retention-rule';
import * as schema from 'server-schema';

/** Exams, groups, and inclusive teaching. */
export const examsEventsRetention: readonly RetentionRule[] = [
  keptRule(schema.inscriptionsSessions, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  keptRule(schema.inscriptionsExamens, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  keptRule(schema.inscriptionsTp, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  erasedRule(schema.attentesTp, 'jusqu’à la place, ou la fin de l’année', RETENTION_REASONS.comfort),
  keptRule(schema.remediationsEtudiants, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  erasedRule(schema.proclamationsEtudiants, RETENTION_PERIODS.untilErased, 'présence à la proclamation'),
  erasedRule(schema.demandesInclusif, RETENTION_PERIODS.untilErased, RETENTION_REASONS.health),
  erasedRule(schema.annexesInclusif, RETENTION_PERIODS.untilErased, RETENTION_REASONS.health),
  erasedRule(schema.lignesPai, RETENTION_PERIODS.untilErased, RETENTION_REASONS.health),
  keptRule(schema.accesInclusif, '365 jours (`AUDIT_DAYS`)', 'qui a ouvert un dossier de santé', {
    task: 'inclusiveTrail',
  }),
];

import { erased, KEPT, type KeepingRule, kept, WHY } from 'server-exchange/erasure/keeping-rule';
import * as schema from 'server-schema';

/** Exams, groups, and inclusive teaching. */
export const examsEventsKeeping: readonly KeepingRule[] = [
  kept(schema.inscriptionsSessions, KEPT.forGood, WHY.academic),
  kept(schema.inscriptionsExamens, KEPT.forGood, WHY.academic),
  kept(schema.inscriptionsTp, KEPT.forGood, WHY.academic),
  erased(schema.attentesTp, 'jusqu’à la place, ou la fin de l’année', WHY.comfort),
  kept(schema.remediationsEtudiants, KEPT.forGood, WHY.academic),
  erased(schema.proclamationsEtudiants, KEPT.untilErased, 'présence à la proclamation'),
  erased(schema.demandesInclusif, KEPT.untilErased, WHY.health),
  erased(schema.annexesInclusif, KEPT.untilErased, WHY.health),
  erased(schema.lignesPai, KEPT.untilErased, WHY.health),
  kept(schema.accesInclusif, '365 jours (`AUDIT_DAYS`)', 'qui a ouvert un dossier de santé', {
    task: 'inclusiveTrail',
  }),
];

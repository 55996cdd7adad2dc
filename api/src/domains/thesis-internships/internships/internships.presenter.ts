import type { Internship } from 'shared-contract/internships/internships';
import { toPlacement } from '../placements/placement';
import { missingForAgreement } from './agreement-check';
import type { InternshipRow } from './internships.queries';

/** An internship as the contract shows it. */
export const toInternship = (row: InternshipRow): Internship => ({
  StageID: row.stageId,
  StageTheme: row.theme,
  StageDateDebut: row.debut,
  StageDateFin: row.fin,
  StageEntrepriseFamiliale: row.entrepriseFamiliale,
  StageHorsBelgique: row.horsBelgique,
  StageCommentairesDates: row.commentairesDates,
  StageContenu: row.contenu,
  StageEncodageEtudiant: row.encode,
  IsBACStage: row.estBac,
  StageFichierPreAccordID: row.preAccordId,
  StageFichierConventionID: row.conventionId,
  StageFichierEvaluationMaitreStageID: row.evaluationId,
  AdresseStageMemoire: toPlacement(row),
  ConventionManque: missingForAgreement(row),
});

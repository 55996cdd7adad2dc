import type { Internship } from 'shared-contract/internships/internships';
import { INTERNSHIP_REVIEWS } from 'shared-contract/internships/schemas';
import { toPlacement } from '../placements/placement';
import { missingForAgreement } from './agreement-check';
import type { InternshipRow, Refusal } from './internships.queries';

/** In the order of the form's parts. */
const refusalsOf = ({ stageId }: InternshipRow, refusals: readonly Refusal[]) =>
  INTERNSHIP_REVIEWS.flatMap((Quoi) =>
    refusals.flatMap((one) =>
      one.stageId === stageId && one.quoi === Quoi ? [{ Quoi, Motif: one.motif }] : [],
    ),
  );

/** An internship as the contract shows it, with what was given back of it. */
export const toInternship = (row: InternshipRow, refusals: readonly Refusal[]): Internship => ({
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
  StageRefus: refusalsOf(row, refusals),
});

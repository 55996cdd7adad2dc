import type { DraftHandle } from 'shared-auth';
import { restoreDraft } from 'shared-auth/write';
import type { Internship } from 'shared-contract/internships/internships';

const HOME = 'Belgique';

const hostOf = ({ AdresseStageMemoire: address }: Internship) => ({
  Organisation: address.Organisation ?? '',
  NomRepresentant: address.NomRepresentant ?? '',
  PrenomRepresentant: address.PrenomRepresentant ?? '',
  FonctionRepresentant: address.FonctionRepresentant ?? '',
  EmailRepresentant: address.EmailRepresentant ?? '',
  TelephoneRepresentant: address.TelephoneRepresentant ?? '',
  AdresseRepresentant: address.AdresseRepresentant ?? '',
  SuiteAdresseRepresentant: address.SuiteAdresseRepresentant ?? '',
  CodePostalRepresentant: address.CodePostalRepresentant ?? '',
  LocaliteRepresentant: address.LocaliteRepresentant ?? '',
  PaysRepresentant: address.PaysRepresentant ?? HOME,
});

const storedValues = (internship: Internship) => ({
  StageID: internship.StageID,
  StageTheme: internship.StageTheme ?? '',
  StageDateDebut: internship.StageDateDebut,
  StageDateFin: internship.StageDateFin,
  StageEntrepriseFamiliale: internship.StageEntrepriseFamiliale,
  StageHorsBelgique: internship.StageHorsBelgique,
  StageCommentairesDates: internship.StageCommentairesDates ?? '',
  StageContenu: internship.StageContenu ?? '',
  AdresseStageMemoire: hostOf(internship),
});

/** The form as it opens; a draft of another internship is left alone. */
export const internshipValues = (internship: Internship, draft: DraftHandle['draft']) => {
  const stored = storedValues(internship);
  const restored = restoreDraft(stored, draft?.Contenu);
  return restored.StageID === internship.StageID ? restored : stored;
};

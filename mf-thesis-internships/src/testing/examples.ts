import type { Internship } from 'shared-contract/internships/internships';
import type { PlacementAddress, Thesis } from 'shared-contract/thesis/thesis';

const NO_ADDRESS: PlacementAddress = {
  Organisation: null,
  NomRepresentant: null,
  PrenomRepresentant: null,
  FonctionRepresentant: null,
  EmailRepresentant: null,
  TelephoneRepresentant: null,
  AdresseRepresentant: null,
  SuiteAdresseRepresentant: null,
  CodePostalRepresentant: null,
  LocaliteRepresentant: null,
  PaysRepresentant: null,
};

/** A thesis with its provisional data and nothing more; `change` says what differs. */
export const aThesis = (change: Partial<Thesis> = {}): Thesis => ({
  MemoireID: 7,
  MemoireTitre: 'Le contrôle interne',
  MemoireTitreModification: null,
  MemoireTitreDefinitif: null,
  MembrePersonnelID: 15,
  LangueMemoireID: 1,
  LangueDefenseID: null,
  SessionID: 11,
  StatutConfidentialiteID: null,
  MemoireResume: null,
  MemoireMotsClefs: null,
  MemoireDatesExamensEtudiant: null,
  MemoireEntrepriseFamiliale: false,
  MemoireConsentement: false,
  MemoireConsentementRGPD: null,
  MemoireConsentementLicence: null,
  DisciplineMemoireID: null,
  DisciplineMemoire: null,
  MemoireFichierMemoireAvecAnnexesID: null,
  MemoireFichierMemoireSansAnnexesID: null,
  Remis: false,
  Recu: null,
  AdresseStageMemoire: NO_ADDRESS,
  ...change,
});

/** A bachelor internship to encode; `change` says what differs. */
export const anInternship = (change: Partial<Internship> = {}): Internship => ({
  StageID: 3,
  StageTheme: null,
  StageDateDebut: null,
  StageDateFin: null,
  StageEntrepriseFamiliale: false,
  StageHorsBelgique: false,
  StageCommentairesDates: null,
  StageContenu: null,
  StageEncodageEtudiant: false,
  IsBACStage: true,
  StageFichierPreAccordID: null,
  StageFichierConventionID: null,
  ConventionManque: [],
  StageRefus: [],
  StageFichierEvaluationMaitreStageID: null,
  AdresseStageMemoire: NO_ADDRESS,
  ...change,
});

/** The same once it was encoded. */
export const anEncodedInternship = (change: Partial<Internship> = {}): Internship =>
  anInternship({
    StageEncodageEtudiant: true,
    StageDateDebut: '2027-02-01',
    StageDateFin: '2027-04-30',
    StageContenu: 'Tenue des comptes',
    AdresseStageMemoire: { ...NO_ADDRESS, Organisation: 'Ferme du Moulin', PaysRepresentant: 'Belgique' },
    ...change,
  });

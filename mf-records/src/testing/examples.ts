import type { Deliberation, Enrolment, EnrolmentRow, ResultLine } from 'shared-contract/records/records';

/** An enrolment of the list. */
export const anEnrolmentRow = (change: Partial<EnrolmentRow> = {}): EnrolmentRow => ({
  InscriptionID: 12,
  AnneeAcademiqueValeur: '2025-2026',
  DiplomeLibelle: 'Bachelier en gestion de l’entreprise',
  NiveauCoursLibelle: 'Bachelier, bloc 1',
  Modalite: 'Jour',
  ...change,
});

/** An enrolment in detail, with its manager. */
export const anEnrolment = (change: Partial<Enrolment> = {}): Enrolment => ({
  ...anEnrolmentRow(),
  Bloc: 1,
  StatutPAE: 'Signé',
  TP: 'Groupe 4',
  GestionnairesAdministratifs: [
    { Nom: 'Aksoy', Prenom: 'Nadia', Email: 'n.aksoy@example.org', Telephone: null, Local: null },
  ],
  Coordinateurs: [],
  ...change,
});

/** A deliberation with every figure. */
export const aDeliberation = (change: Partial<Deliberation> = {}): Deliberation => ({
  Session: 'septembre 2026',
  DecisionJury: 'Poursuite du programme',
  Grade: 'Satisfaction',
  InscriptionMoyenneGenerale: 12.86,
  InscriptionTotalCredits: 55,
  CreditsAnnee: 60,
  ...change,
});

/** A unit's own line without any result. */
export const aLine = (change: Partial<ResultLine> = {}): ResultLine => ({
  UniteEnseignementID: 1,
  UniteEnseignementCode: 'BGE1-101',
  UniteEnseignementLibelle: 'Comptabilité générale',
  ActiviteApprentissageCode: null,
  ActiviteApprentissageLibelle: null,
  GroupeActiviteApprentissageCode: null,
  ResultatEtudiantResultatPartiel: null,
  ResultatEtudiantResultatSession1: null,
  ResultatEtudiantResultatSession2: null,
  ResultatEtudiantResultatSession3: null,
  MotPartiel: null,
  SensDesMots: [],
  MotSession1: null,
  MotSession2: null,
  MotSession3: null,
  ProgrammeEtudiantDispense: false,
  ProgrammeEtudiantTransfertResultat: false,
  ProgrammeEtudiantReportResultat: false,
  ProgrammeEtudiantResultatFinal: false,
  Q1: true,
  Q2: true,
  ECTS: 8,
  ...change,
});

const statistics = {
  UniteEnseignementID: 2,
  UniteEnseignementCode: 'BGE1-104',
  UniteEnseignementLibelle: 'Statistique descriptive',
  Q2: false,
  ECTS: 5,
};

/** A validated unit with one activity, a failed one, an exempted one, a transferred one and a pending one. */
export const someLines = (): ResultLine[] => [
  aLine({ ResultatEtudiantResultatSession1: 13.5 }),
  aLine({
    ActiviteApprentissageCode: 'CPT101',
    ActiviteApprentissageLibelle: 'Théorie et principes',
    GroupeActiviteApprentissageCode: 'G4',
    ResultatEtudiantResultatPartiel: 11,
    ResultatEtudiantResultatSession1: 13,
    ProgrammeEtudiantResultatFinal: true,
  }),
  aLine({ ...statistics, ResultatEtudiantResultatSession2: 8.25 }),
  aLine({
    ...statistics,
    ActiviteApprentissageCode: 'STA101',
    ActiviteApprentissageLibelle: 'Théorie',
    ResultatEtudiantResultatSession1: 7.5,
    ResultatEtudiantResultatSession2: 8,
    ProgrammeEtudiantReportResultat: true,
    ProgrammeEtudiantResultatFinal: true,
  }),
  aLine({
    UniteEnseignementID: 3,
    UniteEnseignementLibelle: 'Introduction au droit',
    ProgrammeEtudiantDispense: true,
  }),
  aLine({
    UniteEnseignementID: 4,
    UniteEnseignementLibelle: 'Informatique de gestion',
    ProgrammeEtudiantTransfertResultat: true,
    ResultatEtudiantResultatSession1: 14.25,
  }),
  aLine({ UniteEnseignementID: 5, UniteEnseignementLibelle: 'Marketing' }),
];

import { type Static, Type } from '@sinclair/typebox';
import { Credits, Day, Id, Instant, ManagerAnswer, Mark, Nullable, Shape } from '../base/answer-types';

const enrolmentFields = {
  InscriptionID: Id,
  /** Label of the academic year: `2025-2026`. */
  AnneeAcademiqueValeur: Type.String(),
  /** Its first and last day, as the school says. */
  AnneeDebut: Type.Optional(Day),
  AnneeFin: Type.Optional(Day),
  DiplomeLibelle: Type.String(),
  NiveauCoursLibelle: Type.String(),
  Modalite: Nullable(Type.String()),
};

/** One row of GET …/Inscriptions (S1 §2). */
export const EnrolmentRowAnswer = Shape(enrolmentFields);

/** GET …/Inscriptions: newest academic year first. */
export const EnrolmentListAnswer = Type.Array(EnrolmentRowAnswer);

/** GET …/Inscription/{id}; the managers are empty unless the label contains the current year (S1 §2). */
export const EnrolmentAnswer = Shape({
  ...enrolmentFields,
  /** Year of the cycle: 1 to 6; ours, the page is named after it (CONTRACT §7.6). */
  Bloc: Type.Integer(),
  StatutPAE: Nullable(Type.String()),
  TP: Nullable(Type.String()),
  GestionnairesAdministratifs: Type.Array(ManagerAnswer),
  Coordinateurs: Type.Array(ManagerAnswer),
});

/**
 * One line of GET …/Inscription01/{id} (S1 §3 Result line). A line without ActiviteApprentissageCode is the
 * unit's own: it carries the unit's result and credits; the others are its learning activities.
 */
export const ResultLineAnswer = Shape({
  UniteEnseignementID: Id,
  UniteEnseignementCode: Type.String(),
  UniteEnseignementLibelle: Type.String(),
  /** Given in English: so is its title, as a rule (`titleLanguage`). */
  UniteEnseignementCoursEnAnglais: Type.Optional(Type.Boolean()),
  ActiviteApprentissageCode: Nullable(Type.String()),
  ActiviteApprentissageLibelle: Nullable(Type.String()),
  GroupeActiviteApprentissageCode: Nullable(Type.String()),
  ResultatEtudiantResultatPartiel: Nullable(Mark),
  ResultatEtudiantResultatSession1: Nullable(Mark),
  ResultatEtudiantResultatSession2: Nullable(Mark),
  ResultatEtudiantResultatSession3: Nullable(Mark),
  /** The school's word in the place of a mark: `ABS`, `CM`; never beside one. */
  MotPartiel: Nullable(Type.String()),
  MotSession1: Nullable(Type.String()),
  MotSession2: Nullable(Type.String()),
  MotSession3: Nullable(Type.String()),
  /** What the words of the line mean; of those alone to which the school gave a meaning. */
  SensDesMots: Type.Array(Shape({ Mot: Type.String(), Sens: Type.String() })),
  ProgrammeEtudiantDispense: Type.Boolean(),
  ProgrammeEtudiantTransfertResultat: Type.Boolean(),
  ProgrammeEtudiantReportResultat: Type.Boolean(),
  /** The latest result of the line is the final one. */
  ProgrammeEtudiantResultatFinal: Type.Boolean(),
  Q1: Type.Boolean(),
  Q2: Type.Boolean(),
  ECTS: Nullable(Credits),
});

/** GET …/Inscription01/{id}: ordered by unit code, the unit's own line first. */
export const ResultListAnswer = Type.Array(ResultLineAnswer);

/** GET …/Inscription02/{id}, the last deliberation; 204 where there is none yet (S1 §3 Deliberation). */
export const DeliberationAnswer = Shape({
  Session: Type.String(),
  DecisionJury: Nullable(Type.String()),
  Grade: Nullable(Type.String()),
  InscriptionMoyenneGenerale: Nullable(Mark),
  InscriptionTotalCredits: Nullable(Credits),
  /** Credits of one block of the programme, out of which those are shown. */
  CreditsAnnee: Credits,
});

/** GET …/Contacts (S1 §3 Student). */
export const StudentAnswer = Shape({
  PersonnePrenom: Type.String(),
  PersonneNom: Type.String(),
  /** URL path of the identity photo. */
  PersonnePhoto: Nullable(Type.String()),
  EtudiantMatricule: Type.String(),
  PersonneDateNaissance: Nullable(Day),
  PersonneLieuNaissance: Nullable(Type.String()),
  PaysNaissance: Nullable(Type.String()),
  EtudiantPrenom2: Nullable(Type.String()),
  AutresPrenoms: Nullable(Type.String()),
  PaysNationalite: Nullable(Type.String()),
  EtatCivil: Nullable(Type.String()),
  PersonneNumPieceIdentite: Nullable(Type.String()),
  PersonneNumRegistreNational: Nullable(Type.String()),
  PersonneValiditePieceIdentite: Nullable(Day),
  IBANEtudiant: Nullable(Type.String()),
  BanqueTitulaireCompte: Nullable(Type.String()),
});

/** One of GET …/Contacts01 and …/Reinscription01 (S1 §3 Address). */
export const AddressAnswer = Shape({
  AdresseID: Id,
  AdresseLigne1: Type.String(),
  AdresseLigne2: Nullable(Type.String()),
  AdresseCodePostal: Type.String(),
  AdresseLocalite: Type.String(),
  AdresseEtat: Nullable(Type.String()),
  PaysID: Id,
  Pays: Type.String(),
  TypeAdresseID: Id,
  TypeAdresse: Type.String(),
  /** Role of the type (ADDRESS_USAGES). */
  Usage: Nullable(Type.String()),
});

/** GET …/Contacts01 */
export const AddressListAnswer = Type.Array(AddressAnswer);

/** One of GET …/Contacts02 and …/Reinscription02 (S1 §3 Contact means). */
export const ContactMeanAnswer = Shape({
  MoyenContactID: Id,
  TypeMoyenContactID: Id,
  TypeMoyenContact: Type.String(),
  /** Role of the type (MEAN_USAGES). */
  Usage: Nullable(Type.String()),
  MoyenContactValeur: Type.String(),
  QualificationMoyenContact: Nullable(Type.String()),
});

/** GET …/Contacts02 */
export const ContactMeanListAnswer = Type.Array(ContactMeanAnswer);

/** One line of GET …/Consultations: who looked at the student's file, why, and at what, in the order of reading. */
export const ConsultationAnswer = Shape({
  Role: Type.String(),
  Date: Instant,
  Motif: Type.String(),
  Contenu: Type.Array(Type.String()),
});

/** GET …/Consultations: newest first. */
export const ConsultationListAnswer = Type.Array(ConsultationAnswer);

export type EnrolmentRow = Static<typeof EnrolmentRowAnswer>;
export type Enrolment = Static<typeof EnrolmentAnswer>;
export type ResultLine = Static<typeof ResultLineAnswer>;
export type Deliberation = Static<typeof DeliberationAnswer>;
export type Student = Static<typeof StudentAnswer>;
export type Address = Static<typeof AddressAnswer>;
export type ContactMean = Static<typeof ContactMeanAnswer>;
export type Consultation = Static<typeof ConsultationAnswer>;

import { type Static, Type } from '@sinclair/typebox';
import { Credits, Day, Id, Nullable, Shape } from '../base/answer-types';

/** One of GET /extranet/verifications: one row per student, with the latest InscriptionID (S2 §3). */
export const VerificationRowAnswer = Shape({
  InscriptionID: Id,
  EtudiantMatricule: Type.String(),
  /** Name and first name. */
  Etudiant: Type.String(),
  NiveauCoursLibelle: Type.String(),
  PersonneDateNaissance: Nullable(Day),
  PersonneNationalite: Nullable(Type.String()),
});

/** GET /extranet/verifications: at most 50 rows, `X-Total-Count` says how many there are. */
export const VerificationListAnswer = Type.Array(VerificationRowAnswer);

/** GET …/{InscriptionID}/PAE */
export const VerificationPaeAnswer = Shape({
  Items: Type.Array(
    Shape({
      UniteEnseignementSourceCode: Type.String(),
      Libelle: Type.String(),
      /** Given in English: so is its title, as a rule (`titleLanguage`). */
      UniteEnseignementCoursEnAnglais: Type.Optional(Type.Boolean()),
      NbECTS: Credits,
    }),
  ),
  /** Day on which the student signed online. */
  date: Nullable(Day),
  /** Day on which the coordinator validated. */
  valide: Nullable(Day),
  ECTSIncompletDemandeEtudiant: Type.Boolean(),
});

/** One of GET …/{InscriptionID}/documents and …/relevesNotes. */
export const VerificationDocumentAnswer = Shape({
  ID: Id,
  DocumentDossierLibelle: Type.String(),
  /** Of the file, without its dot: `pdf`, `jpg`. */
  Extension: Type.String(),
});

/** GET …/{InscriptionID}/documents, …/relevesNotes */
export const VerificationDocumentListAnswer = Type.Array(VerificationDocumentAnswer);

/** GET …/{InscriptionID}/ParcoursAnterieur */
export const PriorCareerListAnswer = Type.Array(Shape({ ID: Id, ParcoursAnterieurLibelle: Type.String() }));

/** GET …/{InscriptionID}/ParcoursAnterieur/{id}; its proof is one of …/documents/{DocumentID}. */
export const PriorCareerAnswer = Shape({
  ID: Id,
  ParcoursAnterieurLibelle: Type.String(),
  Etablissement: Type.String(),
  /** Years: `2021-2023`. */
  Periode: Type.String(),
  /** How it ended. */
  Issue: Nullable(Type.String()),
  DocumentID: Nullable(Id),
});

/** GET …/{InscriptionID}/Emplois */
export const JobListAnswer = Type.Array(Shape({ ID: Id, EmploiLibelle: Type.String() }));

/** GET …/{InscriptionID}/Emplois/{id} */
export const JobAnswer = Shape({
  ID: Id,
  EmploiLibelle: Type.String(),
  Employeur: Type.String(),
  Periode: Type.String(),
  DocumentID: Nullable(Id),
});

export type VerificationRow = Static<typeof VerificationRowAnswer>;
export type VerificationPae = Static<typeof VerificationPaeAnswer>;
export type VerificationDocument = Static<typeof VerificationDocumentAnswer>;
export type PriorCareer = Static<typeof PriorCareerListAnswer>[number];
export type PriorCareerDetail = Static<typeof PriorCareerAnswer>;
export type Job = Static<typeof JobListAnswer>[number];
export type JobDetail = Static<typeof JobAnswer>;

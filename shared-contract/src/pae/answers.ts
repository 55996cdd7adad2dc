import { type Static, Type } from '@sinclair/typebox';
import { Credits, Id, Instant, Nullable, OneOf, RecuReference, Shape } from '../base/answer-types';

const Requisite = Shape({
  RequisID: Id,
  RequisCode: Type.String(),
  /** Those of a unit with the same word are alternatives: one is enough. */
  Groupe: Type.Optional(Nullable(Type.String())),
});
const NamedRequisite = Shape({
  ...Requisite.properties,
  RequisLibelle: Type.String(),
  /** Label of the only programme in which it holds; absent or null: in all of them. */
  Programme: Type.Optional(Nullable(Type.String())),
});
/** `IsValid`: the student acquired that unit. */
const JudgedRequisite = Shape({ ...Requisite.properties, IsValid: Type.Boolean() });

/** A teaching unit to choose (S1 §3 Teaching unit card, S2 §3 Course unit). */
export const PaeUnitAnswer = Shape({
  UniteEnseignementID: Id,
  UniteEnseignementCode: Type.String(),
  UniteEnseignementLibelle: Type.String(),
  /** Given in English: so is its title, as a rule (`titleLanguage`). */
  UniteEnseignementCoursEnAnglais: Type.Optional(Type.Boolean()),
  ECTS: Credits,
  Select: Type.Boolean(),
  Preselection: Type.Boolean(),
  /** A preselected unit that the student unticked: listed, struck through, not counted. */
  IsDecoche: Type.Boolean(),
  IsOption: Type.Boolean(),
  /** The server's verdict, which never changes. */
  NotSelectable: Type.Boolean(),
  /** State at load; then the browser's. */
  CanSelect: Type.Boolean(),
  CreditsValides: Type.Boolean(),
  IsDispense: Type.Boolean(),
  /** French reason why it is preselected, validated, exempted or closed; ours. */
  Motif: Nullable(Type.String()),
  Prerequis: Type.Array(Requisite),
  Corequis: Type.Array(JudgedRequisite),
  /** One that is valid closes this unit for good: no credits twice for one matter (CONTRACT §7.9). */
  Incompatibilites: Type.Array(JudgedRequisite),
});

/** One of GET …/PAE: a level with its courses. */
export const PaeLevelAnswer = Shape({
  NiveauCoursLibelle: Type.String(),
  Cours: Type.Array(PaeUnitAnswer),
});

/** GET …/PAE */
export const PaeLevelListAnswer = Type.Array(PaeLevelAnswer);

/** POST …/PAE; a receipt comes with a submission alone. */
export const PaeSavedAnswer = Shape({
  ECTS: Credits,
  Niveaux: PaeLevelListAnswer,
  /** Version that the next save is based on. */
  Version: Type.Integer(),
  DateSauvegarde: Instant,
  Recu: Type.Union([RecuReference, Type.Null()]),
});

/** GET …/UEDetail/{id} (S2 §3 Course unit sheet). */
export const UnitDetailAnswer = Shape({
  UniteEnseignementID: Id,
  UniteEnseignementCode: Type.String(),
  UniteEnseignementLibelle: Type.String(),
  UniteEnseignementNombreECTS: Credits,
  UniteEnseignementNombreHeures: Nullable(Type.Number()),
  UniteEnseignementCoursEnAnglais: Type.Boolean(),
  Prerequis: Type.Array(NamedRequisite),
  Corequis: Type.Array(NamedRequisite),
});

const Text = Nullable(Type.String());

/** GET …/FicheDescriptive/{id}: six parts, in French and in English. */
export const UnitSheetAnswer = Shape({
  DescriptionCoursObjectifsFR: Text,
  DescriptionCoursObjectifsEN: Text,
  DescriptionCoursPrerequisFR: Text,
  DescriptionCoursPrerequisEN: Text,
  DescriptionCoursContenuFR: Text,
  DescriptionCoursContenuEN: Text,
  DescriptionCoursPedagogieFR: Text,
  DescriptionCoursPedagogieEN: Text,
  DescriptionCoursTypeEvaluationFR: Text,
  DescriptionCoursTypeEvaluationEN: Text,
  DescriptionCoursReferencesFR: Text,
  DescriptionCoursReferencesEN: Text,
});

/** POST /staff/pae/{InscriptionID} */
export const StaffPaeAnswer = Shape({ InscriptionID: Id, StatutPAE: OneOf(['À modifier', 'À signer']) });

export type PaeUnit = Static<typeof PaeUnitAnswer>;
export type PaeLevel = Static<typeof PaeLevelAnswer>;
export type PaeSaved = Static<typeof PaeSavedAnswer>;
export type UnitDetail = Static<typeof UnitDetailAnswer>;
export type UnitSheet = Static<typeof UnitSheetAnswer>;
export type StaffPae = Static<typeof StaffPaeAnswer>;

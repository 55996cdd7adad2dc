import { type Static, Type } from '@sinclair/typebox';
import { Cents, Day, Hour, Id, Instant, Nullable, Shape } from '../base/answer-types';

const Count = Type.Integer({ minimum: 0 });

/** Common head of catalogue answers. */
const head = {
  Maintenant: Instant,
  /** Sections of who asks. */
  Sections: Type.Array(Shape({ ProgrammeID: Id, Code: Type.String(), Libelle: Type.String() })),
  /** Rows of each catalogue that she sees. */
  Comptes: Shape({ syllabus: Count, groupes: Count, examens: Count }),
};
const Head = Shape(head);

/** Common fields of catalogue rows. */
const row = {
  ID: Id,
  /** The school's own code, which recognises it in a package. */
  Code: Type.String(),
  /** Sections whose programmes hold it. */
  Sections: Type.Array(Id),
  /** All of these are hers: who has some of them reads it. */
  Modifiable: Type.Boolean(),
  /** Titles that are English in the name of its course. */
  TitresAnglais: Type.Optional(Type.Array(Type.String())),
};
const Row = Shape(row);

/** Editable fields of a course material. */
const SyllabusValuesShape = Shape({
  SupportCoursLibelle: Type.String(),
  TypeSupportCours: Type.String(),
  SupportCoursPrix: Cents,
  /** Copies of a whole sale, those that are ordered among them; null = as many as are asked for. */
  Stock: Nullable(Type.Integer({ minimum: 0 })),
  /** Withdrawn from sale. */
  Retire: Type.Boolean(),
});

const SyllabusRowShape = Shape({
  ...row,
  Valeurs: SyllabusValuesShape,
  /** Activities that use it: `LECGE1112-T Théorie`. */
  Activites: Type.Array(Type.String()),
  /** Orders of this year's sale that hold it, and their copies. */
  Commandes: Count,
  Exemplaires: Count,
});

/** GET /extranet/gestion/catalogues/syllabus */
export const SyllabusCatalogueAnswer = Shape({ ...head, Lignes: Type.Array(SyllabusRowShape) });

/** Editable fields of a group of practical work. */
const GroupValuesShape = Shape({
  Libelle: Type.String(),
  /** 1 for Monday to 7 for Sunday; day and hours are all known, or none is. */
  Jour: Nullable(Type.Integer({ minimum: 1, maximum: 7 })),
  Debut: Nullable(Type.String()),
  Fin: Nullable(Type.String()),
  Local: Nullable(Type.String()),
  Capacite: Count,
});

const GroupRowShape = Shape({
  ...row,
  Valeurs: GroupValuesShape,
  /** `Microéconomie – Exercices` */
  Cours: Type.String(),
  /** Series for which it is held; null = those without one. */
  Serie: Nullable(Type.String()),
  /** Timetable text: day, hours, room. */
  Horaire: Nullable(Type.String()),
  /** Places taken. */
  Prises: Count,
});

/** GET /extranet/gestion/catalogues/groupes */
export const GroupCatalogueAnswer = Shape({ ...head, Lignes: Type.Array(GroupRowShape) });

/** Editable fields of an exam. */
const ExamValuesShape = Shape({
  ExamenDate: Day,
  /** Hours of Brussels; both are known, or none is. */
  ExamenHeureDebut: Nullable(Hour),
  ExamenHeureFin: Nullable(Hour),
  ExamenLocal: Nullable(Type.String()),
});

const ExamRowShape = Shape({
  ...row,
  Valeurs: ExamValuesShape,
  /** `Microéconomie – Théorie` */
  Cours: Type.String(),
  /** `janvier 2027`, and its days. */
  Session: Type.String(),
  SessionDebut: Day,
  SessionFin: Day,
  /** Students who are registered to it. */
  Inscrits: Count,
});

/** GET /extranet/gestion/catalogues/examens: those of the year in progress and of what comes. */
export const ExamCatalogueAnswer = Shape({ ...head, Lignes: Type.Array(ExamRowShape) });

/** Something that a change brings about and that is asked before it is saved; its code confirms it. */
const Clash = Shape({ Code: Type.String(), Texte: Type.String() });

/** GET …/catalogues/{genre}/{id}/effet: what a change would do, before it is saved. */
export const EntryEffectAnswer = Shape({
  /** Number affected: orders that keep their price, students with a place. */
  Concernes: Count,
  /** Copies of these orders; 0 where there are none. */
  Exemplaires: Count,
  /** Students who will be told of it. */
  Prevenus: Count,
  Conflits: Type.Array(Clash),
  /** Rooms that are used elsewhere in this catalogue and free then; none where the room is not disputed. */
  LocauxLibres: Type.Array(Type.String()),
});

/** A change that was saved. */
export const EntrySavedAnswer = Shape({ Prevenus: Count });

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

const Change = Shape({
  ChangementID: Id,
  Le: Instant,
  /** Author; null when the account is gone. */
  Par: Nullable(Type.String()),
  /** The fields that are not what they were. */
  Champs: Type.Array(Shape({ Champ: Type.String(), Avant: Value, Apres: Value })),
  /** Students who were told. */
  Prevenus: Count,
  /** True for an undo. */
  EstAnnulation: Type.Boolean(),
  /** The last one, which may be taken back. */
  EstDernier: Type.Boolean(),
});

/** GET …/catalogues/{genre}/{id}/historique: the changes of one entry, newest first, 50 at most. */
export const EntryHistoryAnswer = Type.Array(Change);

export type CatalogueHead = Static<typeof Head>;
export type CatalogueRow = Static<typeof Row>;
export type SyllabusValues = Static<typeof SyllabusValuesShape>;
export type SyllabusRow = Static<typeof SyllabusRowShape>;
export type SyllabusCatalogue = Static<typeof SyllabusCatalogueAnswer>;
export type GroupValues = Static<typeof GroupValuesShape>;
export type GroupCatalogueRow = Static<typeof GroupRowShape>;
export type GroupCatalogue = Static<typeof GroupCatalogueAnswer>;
export type ExamValues = Static<typeof ExamValuesShape>;
export type ExamCatalogueRow = Static<typeof ExamRowShape>;
export type ExamCatalogue = Static<typeof ExamCatalogueAnswer>;
export type EntryClash = Static<typeof Clash>;
export type EntryEffect = Static<typeof EntryEffectAnswer>;
export type EntrySaved = Static<typeof EntrySavedAnswer>;
export type EntryValue = Static<typeof Value>;
export type EntryChange = Static<typeof Change>;

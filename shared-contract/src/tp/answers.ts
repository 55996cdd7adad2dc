import { type Static, Type } from '@sinclair/typebox';
import { Id, Nullable, RecuReference, Shape } from '../base/answer-types';

const HOUR = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** One of GET …/InscriptionTP (S2 §3 TP course). */
export const TpCourseAnswer = Shape({
  ActiviteApprentissageID: Id,
  Code: Type.String(),
  Libelle: Type.String(),
  /** The chosen group, which is then locked; null = none yet. */
  GroupeActiviteApprentissageID: Nullable(Id),
});

/** GET …/InscriptionTP */
export const TpCourseListAnswer = Type.Array(TpCourseAnswer);

/** GET …/InscriptionTP01/{ActiviteApprentissageID}: the groups of a course. */
export const TpGroupsAnswer = Shape({
  Values: Type.Array(
    Shape({
      ID: Id,
      /** Name and timetable in one line: « Groupe 2 – mardi, 13 h 30 à 15 h 30, local A112 ». */
      Display: Type.String(),
      Libelle: Type.String(),
      /** When and where it meets; null = not known yet. */
      Horaire: Nullable(Type.String()),
      /** The same, for reckoning: the weekday from 1 for Monday, and the hours as `08:30`. */
      Creneau: Nullable(Shape({ Jour: Type.Integer({ minimum: 1, maximum: 7 }), Debut: HOUR, Fin: HOUR })),
      /** No place is left. */
      Disabled: Type.Boolean(),
      PlacesRestantes: Type.Integer({ minimum: 0 }),
    }),
  ),
});

/** What became of one choice. */
export const TpOutcomeAnswer = Shape({
  ActiviteApprentissageID: Id,
  GroupeActiviteApprentissageID: Id,
  Accorde: Type.Boolean(),
  Raison: Nullable(Type.String()),
  /** The next best group, when this one was refused. */
  Proposition: Nullable(Id),
});

/** POST …/inscriptionTP; no receipt when nothing was granted. */
export const TpSavedAnswer = Shape({
  Items: Type.Array(TpOutcomeAnswer),
  Recu: Type.Union([RecuReference, Type.Null()]),
});

export type TpCourse = Static<typeof TpCourseAnswer>;
export type TpGroups = Static<typeof TpGroupsAnswer>;
export type TpOutcome = Static<typeof TpOutcomeAnswer>;
export type TpSaved = Static<typeof TpSavedAnswer>;

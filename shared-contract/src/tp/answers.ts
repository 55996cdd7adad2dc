import { type Static, Type } from '@sinclair/typebox';
import { Id, Instant, Nullable, OneOf, RecuReference, Shape } from '../base/answer-types';

const HOUR = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** One of GET …/InscriptionTP (S2 §3 TP course). */
export const TpCourseAnswer = Shape({
  ActiviteApprentissageID: Id,
  Code: Type.String(),
  Libelle: Type.String(),
  /** Titles that are English in what the line names (`passagesOf`). */
  TitresAnglais: Type.Optional(Type.Array(Type.String())),
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

/** In line for a full group, or with a place in it that is kept for her. */
export const WISH_STATES = ['en_attente', 'reservee'] as const;

/** A wish for a full group of practical work. */
export const TpWishAnswer = Shape({
  SouhaitID: Id,
  ActiviteApprentissageID: Id,
  GroupeActiviteApprentissageID: Id,
  /** Name of the course. */
  Libelle: Type.String(),
  /** Titles that are English in what the line names (`passagesOf`). */
  TitresAnglais: Type.Optional(Type.Array(Type.String())),
  /** Name and timetable of the group in one line, as in the list of groups. */
  Groupe: Type.String(),
  Etat: OneOf(WISH_STATES),
  /** Place in line, from 1; null once a place is kept. */
  Rang: Nullable(Type.Integer({ minimum: 1 })),
  /** The kept place may be refused until then, and is hers from then on; null in line. */
  JusquAu: Nullable(Instant),
  /** Sentences: her groups and exams at the hour of the kept place; none in line. */
  Chevauchements: Type.Array(Type.String()),
});

/** GET …/InscriptionTP02 */
export const TpWishListAnswer = Type.Array(TpWishAnswer);

export type TpWish = Static<typeof TpWishAnswer>;

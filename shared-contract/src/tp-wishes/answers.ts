import { type Static, Type } from '@sinclair/typebox';
import { Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';

/** In line for a full group, or with a place in it that is kept for her. */
export const WISH_STATES = ['en_attente', 'reservee'] as const;

/** A wish for a full group of practical work. */
export const TpWishAnswer = Shape({
  SouhaitID: Id,
  ActiviteApprentissageID: Id,
  GroupeActiviteApprentissageID: Id,
  /** Name of the course. */
  Libelle: Type.String(),
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

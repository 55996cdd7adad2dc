import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf, Shape } from '../base/answer-types';

/** To do, begun, done, or closed before it was done. */
export const DEADLINE_STATES = ['a_faire', 'commence', 'fait', 'manque'] as const;

/** A day, `YYYY-MM-DD`, or an instant, ISO 8601 with its zone. */
const Moment = Type.String({ description: 'YYYY-MM-DD, ou ISO 8601 avec fuseau' });

/** One of GET …/Echeances (CONTRACT §7.11): something that a student has to do, did, missed, or that awaits her. */
export const DeadlineAnswer = Shape({
  /** Stable and unique per student. */
  Code: Type.String(),
  /** The part of the school's life that it belongs to: `Examens`, `Commandes`. */
  Domaine: Type.String(),
  Libelle: Type.String(),
  /** Titles that are English in it. */
  TitresAnglais: Type.Optional(Type.Array(Type.String())),
  Etat: OneOf(DEADLINE_STATES),
  /** The last day, included, or the hour at which it closes; null where nothing closes it. */
  JusquAu: Nullable(Moment),
  /** Date of the event, or of completion; null when neither is known. */
  Le: Nullable(Moment),
  /** Page of the portal where it is done or read. */
  Lien: Nullable(Type.String()),
  RecuNumero: Nullable(Type.String()),
  /** Detail text with dates. */
  Precision: Nullable(Type.String()),
  /** From when it can be done; null = already. */
  DesLe: Nullable(Moment),
  /** The domain could not say what it has: this line stands for all of its lines. */
  EstIllisible: Type.Boolean(),
});

/** GET …/Echeances: by date, what has none last. */
export const DeadlineListAnswer = Type.Array(DeadlineAnswer);

export type Deadline = Static<typeof DeadlineAnswer>;

import { type Static, Type } from '@sinclair/typebox';
import { Instant, Nullable, RecuReference, Shape } from '../base/answer-types';
import { MAX_GUESTS } from '../base/limits';

const proclamationFields = {
  /** Title of the ceremony, for the banner. */
  ProclamationLibelle: Type.String(),
  ProclamationDateHeure: Nullable(Instant),
  ProclamationLieu: Nullable(Type.String()),
  /** null until the student registers. */
  ProclamationNombreInvites: Nullable(Type.Integer({ minimum: 0, maximum: MAX_GUESTS })),
};

/** GET …/Proclamation (S2 §3). */
export const ProclamationAnswer = Shape(proclamationFields);

/** POST …/Proclamation */
export const ProclamationSavedAnswer = Shape({ ...proclamationFields, Recu: RecuReference });

export type Proclamation = Static<typeof ProclamationAnswer>;
export type ProclamationSaved = Static<typeof ProclamationSavedAnswer>;

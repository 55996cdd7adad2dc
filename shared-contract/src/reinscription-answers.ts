import { type Static, Type } from '@sinclair/typebox';
import { Credits, Id, Nullable, Shape } from './answer-types';

const Option = Shape({ ID: Id, Display: Type.String() });

/** GET …/Reinscription (S1 §3 Re-enrolment). */
export const ReenrolmentAnswer = Shape({
  /** Masters to choose from; empty = step 5 is left out. */
  DiplomeID: Type.Array(Option),
  /** The master chosen so far. */
  DiplomeChoisiID: Nullable(Id),
  CoursLangue3ID: Nullable(Id),
  NeedLangue3: Type.Boolean(),
  HasBourse: Nullable(Type.Boolean()),
  BourseNumBourse: Nullable(Type.String()),
  BourseFichierID: Nullable(Id),
});

/** GET …/Reinscription06 (S2 §3 PAE constraints). */
export const PaeConstraintsAnswer = Shape({
  ECTSMin: Nullable(Credits),
  ECTSMax: Nullable(Credits),
  Commentaire: Nullable(Type.String()),
  IsSubmit: Type.Boolean(),
  IsOptionsGroupees: Type.Boolean(),
});

export type Reenrolment = Static<typeof ReenrolmentAnswer>;
export type PaeConstraints = Static<typeof PaeConstraintsAnswer>;

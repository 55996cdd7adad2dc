import { Type } from '@sinclair/typebox';
import { Day, Id, Nullable, Shape } from '../base/answer-types';

/** One value; those of ExamenID carry three fields more, types of address and contact mean their role,
 * countries and what has a meaning beside its label a code (ISO 3166, ISO 639). */
export const ParameterValueAnswer = Type.Object(
  {
    ID: Id,
    Display: Type.String(),
    Usage: Type.Optional(Nullable(Type.String())),
    Code: Type.Optional(Nullable(Type.String())),
    Date: Type.Optional(Day),
    InscriptionID: Type.Optional(Id),
    ActiviteApprentissageID: Type.Optional(Id),
  },
  { additionalProperties: false },
);

/** GET /parameters?parameterNames=A,B */
export const ParameterListAnswer = Type.Array(
  Shape({ Name: Type.String(), Values: Type.Array(ParameterValueAnswer) }),
);

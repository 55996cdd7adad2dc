import { Type } from '@sinclair/typebox';
import { Day, Id, Shape } from '../base/answer-types';

/** One value; those of ExamenID carry three fields more. */
export const ParameterValueAnswer = Type.Object(
  {
    ID: Id,
    Display: Type.String(),
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

import { Type } from '@sinclair/typebox';
import { route } from '../base/route';
import * as endpoints from '../portal/endpoints';
import { ParameterListAnswer } from './answers';

/** Choice lists of the forms (CONTRACT §3). */
export const parameterRoutes = {
  parameters: route(endpoints.parameters, {
    access: { session: true, navigation: true },
    query: Type.Object({ parameterNames: Type.String({ minLength: 1, maxLength: 500 }) }),
    answer: ParameterListAnswer,
  }),
};

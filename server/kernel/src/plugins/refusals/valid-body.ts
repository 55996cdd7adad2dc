import { checkBody } from 'shared-contract/base/check-body';
import type { InferType, Schema } from 'yup';
import { invalid } from '../../errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** yup schema of the body, for /openapi.json; the handler validates with `validBody` and the same schema. */
    body?: Schema;
  }
}

/** A body that fits its write schema, without the fields that the schema does not name; otherwise 422. */
export const validBody = <S extends Schema>(schema: S, body: unknown): InferType<S> => {
  const result = checkBody(schema, body);
  if (!result.ok) throw invalid(result.errors, result.errors[0]?.message);
  return result.value;
};

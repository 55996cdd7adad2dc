import { type InferType, type Schema, ValidationError } from 'yup';
import type { FieldProblem } from './problem';

export type BodyResult<T> = { ok: true; value: T } | { ok: false; errors: FieldProblem[] };

const toProblems = (error: ValidationError): FieldProblem[] => {
  const inner = error.inner.length > 0 ? error.inner : [error];
  return inner.map((one) => ({ path: one.path ?? '', message: one.errors[0] ?? error.message }));
};

/**
 * Judges a body as it is, without turning "5" into 5, and keeps only the fields that the schema names: what
 * the server runs on every write. Errors name each field once or more, by its dotted path.
 */
export function checkBody<S extends Schema>(schema: S, value: unknown): BodyResult<InferType<S>> {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return { ok: true, value: schema.cast(value, { stripUnknown: true }) };
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, errors: toProblems(error) };
    throw error;
  }
}

import type { InferType, Schema, ValidationError } from 'yup';
import type { FieldProblem } from './problem';
import { composeText } from './texts';

/** Type guard of an object that is no array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type BodyResult<T> = { ok: true; value: T } | { ok: false; errors: FieldProblem[] };

const toProblems = (error: ValidationError): FieldProblem[] => {
  const inner = error.inner.length > 0 ? error.inner : [error];
  return inner.map((one) => ({ path: one.path ?? '', message: one.errors[0] ?? error.message }));
};

// What a schema is it says itself: a form without one does not fetch yup for the names of its classes.
const fieldsOf = (schema: unknown): Record<string, unknown> | null =>
  isRecord(schema) && schema['type'] === 'object' && isRecord(schema['fields']) ? schema['fields'] : null;
const itemOf = (schema: unknown): unknown =>
  isRecord(schema) && schema['type'] === 'array' ? schema['innerType'] : undefined;
const isRefusal = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError' && 'inner' in error;

/**
 * A value without the fields that its schema does not name, arrays and nested objects included, its texts composed. yup looks fields up
 * through the prototype chain: a body with `constructor` or `toString` would make it throw a TypeError.
 */
const knownOnly = (schema: unknown, value: unknown): unknown => {
  if (typeof value === 'string') return composeText(value);
  if (Array.isArray(value)) {
    const item = itemOf(schema);
    return item === undefined ? value : value.map((one) => knownOnly(item, one));
  }
  const fields = fieldsOf(schema);
  if (!fields || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, one]) => [name, knownOnly(fields[name], one)]),
  );
};

/**
 * Judges a body with its texts composed, without turning "5" into 5, and keeps only the fields that the schema names: what
 * the server runs on every write. Errors name each field once or more, by its dotted path.
 */
export function checkBody<S extends Schema>(schema: S, value: unknown): BodyResult<InferType<S>> {
  try {
    const known = knownOnly(schema, value);
    schema.validateSync(known, { strict: true, abortEarly: false });
    return { ok: true, value: schema.cast(known, { stripUnknown: true }) };
  } catch (error) {
    if (isRefusal(error)) return { ok: false, errors: toProblems(error) };
    throw error;
  }
}

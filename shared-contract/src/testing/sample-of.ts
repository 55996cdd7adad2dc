import type { Static, TObject, TSchema } from '@sinclair/typebox';

const emptyOf = (schema: TSchema): unknown => {
  const types: unknown[] = [
    schema['type'],
    ...(schema['anyOf'] ?? []).map((one: TSchema) => one['type']),
  ].flat();
  if (types.includes('null')) return null;
  switch (types[0]) {
    case 'object':
      return sampleOf(schema as TObject, {});
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'string':
      return schema['enum']?.[0] ?? '';
    default:
      return schema['minimum'] ?? 0;
  }
};

/**
 * An answer as a test needs it: what the test does not say is null where it may be, else empty. So a field that is new
 * in an answer touches only the tests that are about it.
 */
export const sampleOf = <T extends TObject>(schema: T, given: Partial<Static<T>>): Static<T> =>
  Object.fromEntries(
    Object.entries(schema.properties).map(([name, each]) => [
      name,
      name in given ? given[name as keyof typeof given] : emptyOf(each),
    ]),
  ) as Static<T>;

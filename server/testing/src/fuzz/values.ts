import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from './operations';

/** Names that every object inherits, and those by which prototypes are reached. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__');

/** A field name that no schema has. */
export const strangeName: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...INHERITED, 'prototype', 'length', 'then', 'toJSON', '$where', ''),
  fc.string({ maxLength: 20 }),
);

/** Text that is hard on parsers, databases and people who print it. */
export const hardText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202egpj.exe',
    'é'.repeat(3000),
    'x'.repeat(100_000),
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00%zz',
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13T00:00:00.001Z',
    '-0',
    'NaN',
    '👩‍👩‍👧‍👦',
  ),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const hardNumber: Arbitrary<number> = fc.constantFrom(
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  5e-324,
);

/** Nested so deep; 40 and more is over the limit of bodies. */
const nested = (depth: number, isArray: boolean): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = isArray ? [value] : { a: value };
  return value;
};

const deep: Arbitrary<unknown> = fc
  .tuple(fc.constantFrom(5, 30, 31, 33, 200), fc.boolean())
  .map(([depth, isArray]) => nested(depth, isArray));

/** Any JSON value that a schema did not expect. */
export const wrongValue: Arbitrary<unknown> = fc.oneof(
  hardText,
  hardNumber,
  deep,
  fc.constantFrom<unknown>(null, true, [], {}, [null], [[]], { constructor: 1 }, Array(1000).fill(0)),
  fc.jsonValue({ maxDepth: 4 }),
);

const typeOf = ({ type }: JsonSchema): string | undefined => (Array.isArray(type) ? type[0] : type);

const numberFor = ({ minimum = 0, maximum = 60 }: JsonSchema): Arbitrary<number> =>
  fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.min(maximum, minimum + 60)) });

/** A value that fits a schema, mostly: what the schema does not tell (dates, references) is left to chance. */
export const fittingValue = (schema: JsonSchema): Arbitrary<unknown> => {
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const type = typeOf(schema);
  if (type === 'integer' || type === 'number') return numberFor(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') {
    const items = schema.items ? fittingValue(schema.items) : fc.integer({ min: 1, max: 60 });
    const minLength = schema.minItems ?? 0;
    return fc.array(items, { minLength, maxLength: Math.max(minLength, Math.min(schema.maxItems ?? 4, 4)) });
  }
  if (type === 'object') return fittingObject(schema);
  if (type === 'string') {
    const minLength = schema.minLength ?? 0;
    const dates = fc.constantFrom(
      '2026-11-23',
      '2026-12-01',
      '2026-11-23T10:00:00Z',
      'Texte',
      '0470 12 34 56',
    );
    return fc.oneof(
      dates,
      fc.string({ minLength, maxLength: Math.min(schema.maxLength ?? 40, minLength + 40) }),
    );
  }
  return fc.jsonValue({ maxDepth: 2 });
};

/** An object with every field that its schema names. */
export const fittingObject = ({ properties = {} }: JsonSchema): Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fittingValue(schema)])),
  );

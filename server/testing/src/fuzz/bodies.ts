import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from './operations';
import { fittingObject, strangeName, wrongValue } from './values';

/** A body as it is sent. */
export interface SentBody {
  type: string;
  text: string;
}

const JSON_TYPE = 'application/json';
const asJson = (value: unknown): SentBody => ({ type: JSON_TYPE, text: JSON.stringify(value) });

/** One field of a fitting object bent: another value, missing, or a stranger beside it. */
const bentObject = (schema: JsonSchema): Arbitrary<SentBody> => {
  const names = Object.keys(schema.properties ?? {});
  const name = names.length > 0 ? fc.constantFrom(...names) : strangeName;
  const change = fc.oneof(
    fc.tuple(name, wrongValue).map(([field, value]) => ({ set: [[field, value]], drop: [] as string[] })),
    fc.array(name, { minLength: 1, maxLength: 2 }).map((drop) => ({ set: [], drop })),
    fc
      .array(fc.tuple(strangeName, wrongValue), { minLength: 1, maxLength: 4 })
      .map((set) => ({ set, drop: [] as string[] })),
  );
  return fc.tuple(fittingObject(schema), change).map(([object, { set, drop }]) => {
    const kept = Object.entries(object).filter(([field]) => !drop.includes(field));
    return asJson(Object.fromEntries([...kept, ...set]));
  });
};

/** Elements of the body's lists bent, where it has lists of objects. */
const bentElements = (schema: JsonSchema): Arbitrary<SentBody> =>
  fc.tuple(fittingObject(schema), strangeName, wrongValue).map(([object, name, value]) => {
    const bend = (one: unknown): unknown =>
      typeof one === 'object' && one !== null ? { ...one, [name]: value } : value;
    return asJson(
      Object.fromEntries(
        Object.entries(object).map(([field, one]) => [
          field,
          Array.isArray(one) ? [...one, ...one].map(bend) : one,
        ]),
      ),
    );
  });

const broken: Arbitrary<SentBody> = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '{"a":',
      '[1,]',
      'null',
      '"texte"',
      '\ufeff{}',
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"a":1,"a":2}',
      '['.repeat(10_000) + ']'.repeat(10_000),
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      `"${'x'.repeat(300_000)}"`,
      '1e999',
    )
    .map((text) => ({ type: JSON_TYPE, text })),
  fc
    .tuple(
      fc.constantFrom('text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x', ''),
      wrongValue,
    )
    .map(([type, value]) => ({ type, text: JSON.stringify(value) })),
  wrongValue.map(asJson),
);

/** Bodies of a call that takes JSON of this schema. */
export const jsonBodies = (schema: JsonSchema): Arbitrary<SentBody> =>
  fc.oneof(
    { weight: 2, arbitrary: fittingObject(schema).map(asJson) },
    { weight: 4, arbitrary: bentObject(schema) },
    { weight: 2, arbitrary: bentElements(schema) },
    { weight: 2, arbitrary: broken },
  );

const part = (name: string, value: string, file: string | null): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`;

/** multipart/form-data, whole, cut anywhere, with strange parts or a wrong boundary. */
export const multipartBodies: Arbitrary<SentBody> = fc
  .record({
    parts: fc.array(
      fc.tuple(
        fc.oneof(fc.constantFrom('file', 'usage', 'constructor'), fc.string({ maxLength: 10 })),
        fc.oneof(fc.constantFrom('%PDF-1.4', 'document', 'virus', ''), fc.string({ maxLength: 300 })),
        fc.option(fc.constantFrom('a.pdf', 'a.exe', '../a.pdf', '', 'é"\\.png')),
      ),
      { maxLength: 8 },
    ),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    isCut: fc.boolean(),
    type: fc.constantFrom(
      'multipart/form-data; boundary=b',
      'multipart/form-data; boundary=c',
      'multipart/form-data; boundary=',
      'multipart/form-data',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
    ),
  })
  .map(({ parts, cut, isCut, type }) => {
    const whole = `${parts.map(([name, value, file]) => part(name, value, file)).join('')}--b--\r\n`;
    return { type, text: isCut ? whole.slice(0, Math.floor(cut * whole.length)) : whole };
  });

import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { checkBody } from 'shared-contract/base/check-body';
import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

const ENGLISH = /\b(must|required|field|should|cannot|invalid|defined|at least|at most)\b/i;

/** A value in the place of each field of a body, at every depth; lists hold one item. */
const filled = (field: SchemaFieldDescription, value: unknown): unknown => {
  if (field.type === 'object' && 'fields' in field)
    return Object.fromEntries(
      Object.entries((field as SchemaDescription & { fields: object }).fields).map(([name, one]) => [
        name,
        filled(one, value),
      ]),
    );
  if (field.type === 'array' && 'innerType' in field && field.innerType)
    return [filled([field.innerType].flat()[0] as SchemaFieldDescription, value)];
  return value;
};

/** Bodies with a missing, a null and a wrongly typed value in every place, one level and all levels deep. */
const wrongBodies = (schema: Schema): unknown[] => {
  const description = schema.describe();
  const names = 'fields' in description ? Object.keys(Object(description.fields)) : [];
  const values = [undefined, null, {}, [], 'x', '', -7.5, true];
  return [
    ...values,
    ...values.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
    ...values.map((value) => filled(description, value)),
  ];
};

const messagesOf = (schema: Schema) =>
  wrongBodies(schema).flatMap((body) => {
    const result = checkBody(schema, body);
    return result.ok ? [] : result.errors.map(({ path, message }) => `${path}: ${message}`);
  });

test('no endpoint answers in English to a missing, a null or a wrongly typed field', () => {
  const bodies = portal.app.routeTable.flatMap(({ method, url, config: { body } }) =>
    body ? [{ call: `${method} ${url}`, messages: messagesOf(body) }] : [],
  );
  expect(bodies.length).toBeGreaterThan(40);
  expect(bodies.filter(({ messages }) => messages.length === 0)).toEqual([]);
  const english = bodies.flatMap(({ call, messages }) =>
    messages
      .filter((message) => ENGLISH.test(message.slice(message.indexOf(': '))))
      .map((message) => `${call} ${message}`),
  );
  expect(english).toEqual([]);
});

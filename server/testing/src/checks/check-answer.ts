import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { RouteRecord } from 'server-kernel/plugins/route-table';

const ajv = new Ajv({ strict: false, allErrors: false, verbose: true });
const compiled = new WeakMap<object, ValidateFunction>();

const validatorOf = (schema: object): ValidateFunction => {
  const known = compiled.get(schema);
  if (known) return known;
  const validate = ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
};

/** The route that answers a call: of several patterns that fit, the one with the fewest open parts. */
const findRoute = (app: FastifyInstance, method: string, path: string): RouteRecord | undefined =>
  app.routeTable
    .filter((route) => route.config.endpoint && route.method === method && route.pattern.test(path))
    .sort((one, other) => one.url.split(':').length - other.url.split(':').length)[0];

/** Throws when a 200 of the API does not fit the answer that its endpoint declares in the contract. */
export const checkAnswer = (
  app: FastifyInstance,
  method: string,
  address: string,
  answer: LightMyRequestResponse,
): void => {
  // As it was sent: `%2e%2e` in an address names the folder above, and another route answers.
  const path = new URL(address, 'http://portail').pathname;
  const route = answer.statusCode === 200 ? findRoute(app, method, path) : undefined;
  const schema: unknown = Object(route?.schema.response)[200];
  if (typeof schema !== 'object' || schema === null) return;
  const validate = validatorOf(schema);
  if (validate(answer.json())) return;
  const [problem] = validate.errors ?? [];
  throw new Error(
    `${method} ${path}: ${problem?.instancePath} ${problem?.message}, got ${JSON.stringify(problem?.data)}`,
  );
};

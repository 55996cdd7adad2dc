import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Place } from 'shared-contract/base/audit-places';
import type { AnswerOf, BodyOf, Endpoint, PathName, QueryName } from 'shared-contract/base/endpoint';
import {
  type AnyRule,
  type PathKind,
  paramsSchema,
  type Route,
  type RouteRule,
} from 'shared-contract/base/route';
import { Schema } from 'yup';
import { patternOf, toId } from '../params';
import { validBody } from './refusals/valid-body';

type KindOf<Rule, Name> = Rule extends { params: infer Kinds }
  ? Name extends keyof Kinds
    ? Kinds[Name]
    : unknown
  : unknown;

/** Names of the path as the handler gets them: identifiers as numbers, texts as they are. */
export type CallParams<E extends Endpoint, Rule> = {
  readonly [Name in PathName<E['path']>]: KindOf<Rule, Name> extends { isNumber: false } ? string : number;
};

/** Names of the query as they are sent. */
export type CallQuery<E extends Endpoint> = { readonly [Name in QueryName<E['path']>]?: string };

/** A body holds only the fields that its schema names; unknown where the handler judges it. */
export type CallBody<E extends Endpoint, Rule> = Rule extends { isBodyJudgedLater: true }
  ? unknown
  : BodyOf<E>;

/** Validated input of a route's handler. */
export interface Call<E extends Endpoint, Rule = unknown> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: CallParams<E, Rule>;
  readonly query: CallQuery<E>;
  readonly body: CallBody<E, Rule>;
}

/** Answers a call; null is 204, a reply was sent by the handler itself. */
export type Handler<E extends Endpoint, Rule> = (
  call: Call<E, Rule>,
) => AnswerOf<E> | FastifyReply | Promise<AnswerOf<E> | FastifyReply>;

const readParams = (kinds: Readonly<Record<string, PathKind | undefined>>, raw: unknown) =>
  Object.fromEntries(
    Object.entries(Object(raw)).map(([name, value]) => {
      const text = String(value);
      if (kinds[name]?.isNumber === false) return [name, text];
      return [name, text === '-1' ? -1 : toId(text)];
    }),
  );

/** Puts what was judged in the place of what was sent, once access and idempotency have let the call through. */
const validateInput = (rule: AnyRule) => async (request: FastifyRequest) => {
  request.params = readParams(rule.params ?? {}, request.params);
  if (rule.body instanceof Schema && !rule.isBodyJudgedLater)
    request.body = validBody(rule.body, request.body);
};

const schemaOf = (route: Route) => {
  const { answer, mayBeEmpty, query } = route.rule;
  const params = paramsSchema(route);
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(answer && { response: { 200: answer, ...(mayBeEmpty && { 204: { type: 'null' } }) } }),
  };
};

type ValidatedInput<E extends Endpoint, Rule> = Pick<Call<E, Rule>, 'params' | 'query' | 'body'>;

/** The schemas of the route have judged all three by now (`schema`, then `judge`): they are what its types say. */
const isValidated = <E extends Endpoint, Rule>(
  _: Route<E, Rule & AnyRule>,
  request: Record<keyof ValidatedInput<E, Rule>, unknown>,
): request is ValidatedInput<E, Rule> => true;

/** Screens that show a course unit, the same to everybody. */
const PUBLIC_SCREENS: ReadonlySet<Place> = new Set<Place>(['UEDetail', 'FicheDescriptive']);

/** Place of a staff view in the audit: the route's screen, or the place that it names; null for anything else. */
const placeOf = ({ access, place }: AnyRule): Place | null => {
  if (access.startup) return null;
  const seen = place ?? ('screen' in access ? access.screen : undefined);
  return seen === undefined || PUBLIC_SCREENS.has(seen) ? null : seen;
};

/** The object that an address names last; -1 is a new one, which is nobody's yet. */
const objectOf = (request: FastifyRequest): number | string | null => {
  const [last] = Object.values(Object(request.params)).slice(-1);
  return (typeof last === 'number' && last > 0) || typeof last === 'string' ? last : null;
};

/** A call that succeeded leaves its line: a write the one that it declares, a read the look of staff at a student. */
const recordAudit = async (request: FastifyRequest, { rule }: Route): Promise<void> => {
  const { audit } = request.server;
  if (rule.audit) return audit.settleWrite(request, rule.audit);
  const place = placeOf(rule);
  if (place !== null) await audit.settleRead(request, place, objectOf(request));
};

/** What the server alone says of a route: body size in bytes, rate limit, whether its answer may be kept. */
export interface ServeOptions {
  readonly bodyLimit?: number;
  readonly rateLimit?: FastifyContextConfig['rateLimit'];
  readonly isAnswerKept?: FastifyContextConfig['isAnswerKept'];
}

/** A read without a shape is a file, or 204 (shared-contract/base/endpoint). */
const isFileSent = ({ endpoint, rule }: Route): boolean =>
  endpoint.method === 'GET' && rule.answer === undefined;

/** Registers a route of the contract: its access, its schemas and its address come from there alone. */
export const serve = <E extends Endpoint, Rule extends RouteRule<E>>(
  app: FastifyInstance,
  route: Route<E, Rule>,
  handler: Handler<E, Rule>,
  { bodyLimit, rateLimit, isAnswerKept }: ServeOptions = {},
): void => {
  const { endpoint, rule } = route;
  app.route({
    ...(bodyLimit !== undefined && { bodyLimit }),
    method: endpoint.method,
    url: patternOf(endpoint.path),
    config: {
      access: rule.access,
      endpoint,
      ...(rule.body instanceof Schema && { body: rule.body }),
      ...(rule.audit && { audit: rule.audit }),
      ...(rateLimit && { rateLimit }),
      ...(isAnswerKept !== undefined && { isAnswerKept }),
      ...(isFileSent(route) && { isTransfer: true }),
    },
    schema: schemaOf(route),
    preHandler: validateInput(rule),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const input = { params, query, body };
      if (!isValidated(route, input)) return reply;
      const answer = await handler({ request, reply, ...input });
      await recordAudit(request, route);
      return answer === null ? reply.code(204).send() : answer;
    },
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's endpoint that this route serves. */
    endpoint?: Endpoint;
  }
}

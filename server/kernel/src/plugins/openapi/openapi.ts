import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import type { RouteRecord } from '../route-table';
import { bodySchema } from './openapi-body';

const METHODS = new Set(['GET', 'POST', 'PUT', 'DELETE']);

const toPath = (url: string): string => url.replace(/:([A-Za-z]+)/g, '{$1}').replace(/\*$/, '{path}');

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const parameters = (url: string, schema: FastifySchema) => {
  const declared = asRecord(asRecord(schema.params)['properties']);
  const querystring = asRecord(schema.querystring);
  const query = asRecord(querystring['properties']);
  const needed: unknown = querystring['required'];
  return [
    ...[...toPath(url).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: declared[name] ?? { type: 'string' },
    })),
    ...Object.entries(query).map(([name, one]) => ({
      name,
      in: 'query',
      required: Array.isArray(needed) && needed.includes(name),
      schema: one,
    })),
  ];
};

const responses = (schema: FastifySchema) => {
  const declared = Object.entries(asRecord(schema.response)).map(([status, answer]) => [
    status,
    { description: 'Réponse', content: { 'application/json': { schema: answer } } },
  ]);
  return {
    ...(declared.length > 0 ? Object.fromEntries(declared) : { 200: { description: 'Réponse' } }),
    default: { $ref: '#/components/responses/Refus' },
  };
};

const operation = ({ url, config, schema }: RouteRecord) => ({
  parameters: parameters(url, schema),
  ...(config.body
    ? {
        requestBody: { required: true, content: { 'application/json': { schema: bodySchema(config.body) } } },
      }
    : {}),
  responses: responses(schema),
  'x-access': config.access,
});

const REFUSAL = {
  description: 'Refus (RFC 9457)',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'detail', 'code'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
          code: { type: 'string' },
          errors: {
            type: 'array',
            items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
          },
        },
      },
    },
  },
};

const document = (table: RouteRecord[], version: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of table) {
    if (!METHODS.has(route.method) || !/^\/(api\/v1\/|registry\.json)/.test(route.url)) continue;
    const path = toPath(route.url);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API du portail étudiant', version },
    paths,
    components: { responses: { Refus: REFUSAL } },
  };
};

/** GET /api/v1/openapi.json, made from what the routes themselves declare. */
export const openapi = fp(
  async (app) => {
    let made: object | null = null;
    app.get('/api/v1/openapi.json', { config: { access: { open: true } } }, async (_request, reply) => {
      made ??= document(app.routeTable, app.portalVersion);
      return reply.header('cache-control', 'no-store').send(made);
    });
  },
  { name: 'openapi', dependencies: ['route-table'] },
);

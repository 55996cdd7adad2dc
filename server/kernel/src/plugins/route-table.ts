import type { FastifyContextConfig, FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

/** One registered route, as the access matrix and the 405 answer need it. */
export interface RouteRecord {
  method: string;
  /** Fastify pattern, prefix included: /api/v1/extranet/student/Inscription/:id */
  url: string;
  config: FastifyContextConfig;
  pattern: RegExp;
  schema: FastifySchema;
}

declare module 'fastify' {
  interface FastifyInstance {
    routeTable: RouteRecord[];
  }
}

const toPattern = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[A-Za-z]+/g, '[^/]+')
      .replace(/\*$/, '.*')}/?$`,
    'i',
  );

const methodsOf = (route: RouteOptions): string[] =>
  typeof route.method === 'string' ? [route.method] : route.method;

/** Methods that exist at a path, the catch-all of the pages aside. */
export const findAllowedMethods = (table: RouteRecord[], url: string): string[] => {
  const path = url.split('?', 1)[0] ?? '';
  return [
    ...new Set(
      table.filter((r) => r.url !== '*' && r.url !== '/*' && r.pattern.test(path)).map((r) => r.method),
    ),
  ];
};

/** Records every route, and refuses one that does not say who may call it. */
export const routeTable = fp(
  async (app) => {
    const table: RouteRecord[] = [];
    app.decorate('routeTable', table);
    app.addHook('onRoute', (route) => {
      const config: FastifyContextConfig = route.config ?? {};
      if (!config.access) {
        throw new Error(`${methodsOf(route).join(',')} ${route.url}: config.access is not declared`);
      }
      for (const method of methodsOf(route)) {
        table.push({
          method,
          url: route.url,
          config,
          pattern: toPattern(route.url),
          schema: route.schema ?? {},
        });
      }
    });
  },
  { name: 'route-table' },
);

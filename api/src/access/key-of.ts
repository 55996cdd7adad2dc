import type { Endpoint } from 'shared-contract/base/endpoint';

/** The path of an endpoint as Fastify writes it: `/Commandes01/:CommandeID`. */
export const patternOf = (path: string): string =>
  path.replace(/\{\?[^}]+\}$/, '').replace(/\{([^}]+)\}/g, ':$1');

/** How the matrix names the route of an endpoint: its method, and its address as Fastify writes it. */
export const keyOf = ({ method, path }: Endpoint): string => `${method} /api/v1${patternOf(path)}`;

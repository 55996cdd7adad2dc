/** The path of an endpoint as Fastify writes it: `/Commandes01/:CommandeID`. */
export const patternOf = (path: string): string =>
  path.replace(/\{\?[^}]+\}$/, '').replace(/\{([^}]+)\}/g, ':$1');

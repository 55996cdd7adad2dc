import { notFound } from './errors';

const LARGEST_ID = 2_147_483_647;

/** The number of an identifier that the route's pattern let through; one that no row can have is a 404. */
export const toId = (text: string): number => {
  const id = Number(text);
  if (id > LARGEST_ID) throw notFound();
  return id;
};

/** The path of an endpoint as Fastify writes it: `/Commandes01/:CommandeID`. */
export const patternOf = (path: string): string =>
  path.replace(/\{\?[^}]+\}$/, '').replace(/\{([^}]+)\}/g, ':$1');

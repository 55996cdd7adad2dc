import { notFound } from './errors';

const LARGEST_ID = 2_147_483_647;

/** Path parameters that are identifiers: positive integers without sign or leading zero, otherwise 400. */
export const idParams = <const Name extends string>(...names: Name[]) => ({
  type: 'object',
  properties: Object.fromEntries(
    names.map((name) => [name, { type: 'string', pattern: '^[1-9][0-9]{0,18}$' }]),
  ),
  required: names,
});

/** The number of an identifier that `idParams` let through; one that no row can have is a 404. */
export const toId = (text: string): number => {
  const id = Number(text);
  if (id > LARGEST_ID) throw notFound();
  return id;
};

/** The path of an endpoint as Fastify writes it: `/Commandes01/:CommandeID`. */
export const patternOf = (path: string): string =>
  path.replace(/\{\?[^}]+\}$/, '').replace(/\{([^}]+)\}/g, ':$1');

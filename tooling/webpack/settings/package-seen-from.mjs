import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The folder of a package as another one sees it.
 *
 * @type {(from: string, name: string) => string}
 */
export const packageSeenFrom = (from, name) => {
  const main = createRequire(from).resolve(name);
  return main.slice(0, main.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length);
};

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { folderOf } from '../paths.mjs';

/**
 * The folder of a package as another one sees it.
 *
 * @type {(from: string, name: string) => string}
 */
const packageSeenFrom = (from, name) => {
  const main = createRequire(from).resolve(name);
  return main.slice(0, main.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length);
};

const router = () => {
  const dom = packageSeenFrom(join(folderOf('shared-router'), 'package.json'), 'react-router-dom');
  return packageSeenFrom(join(dom, 'package.json'), 'react-router');
};

/** react-router's package.json leads every bundler to its development build; this leads to the other one. */
export const routerForProduction = () => ({
  'react-router$': join(router(), 'dist', 'production', 'index.mjs'),
  'react-router/dom$': join(router(), 'dist', 'production', 'dom-export.mjs'),
});

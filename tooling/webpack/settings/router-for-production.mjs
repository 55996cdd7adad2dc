import { join } from 'node:path';
import { folderOf } from '../paths.mjs';
import { packageSeenFrom } from './package-seen-from.mjs';

/** The folder of the router that the portal's own package is built on. */
export const router = () => {
  const dom = packageSeenFrom(join(folderOf('shared-router'), 'package.json'), 'react-router-dom');
  return packageSeenFrom(join(dom, 'package.json'), 'react-router');
};

/** react-router's package.json leads every bundler to its development build; this leads to the other one. */
export const routerForProduction = () => ({
  'react-router$': join(router(), 'dist', 'production', 'index.mjs'),
  'react-router/dom$': join(router(), 'dist', 'production', 'dom-export.mjs'),
});

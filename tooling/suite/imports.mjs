import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What follows `from` or `import` and begins with a dot: a file of the same working copy. */
const RELATIVE = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** @type {(root: string, path: string) => string | undefined} */
const fileAt = (root, path) =>
  [path, `${path}.ts`, `${path}/index.ts`].find(
    (each) => /\.\w+$/.test(each) && existsSync(join(root, each)),
  );

/**
 * The sources that a source imports, itself first, through those that they import, by their paths from `root`.
 *
 * @param {string} root
 * @param {string} path
 * @param {Set<string>} [seen] those found so far
 */
export const importsOf = (root, path, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  const text = readFileSync(join(root, path), 'utf8');
  for (const [, imported = ''] of text.matchAll(RELATIVE)) {
    const file = fileAt(root, join(path, '..', imported));
    if (file) importsOf(root, file, seen);
  }
  return seen;
};

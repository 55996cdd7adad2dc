import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** Packages compiled into another one's files. */
export const COMPILED_IN = ['shared-ui', 'shared-auth', 'shared-router', 'shared-contract'];

/** What builds any of them. */
const BUILDERS = ['.', 'tooling', 'release-store'];

/** In pnpm's lockfile, what each package of the workspace asks for: one paragraph a package. */
const IMPORTERS = /^importers:\n\n(?<paragraphs>[\s\S]*?)^packages:$/m;

/** The name at the head of such a paragraph. @param {string} paragraph */
const nameOf = (paragraph) => /^ {2}'?([^':\n]+)'?:/.exec(paragraph)?.[1] ?? '';

/**
 * The part of pnpm's lockfile that says what the build of one package finds installed: without what the other packages of
 * the workspace ask for. A new domain beside it, or another domain's new library, changes nothing of its build.
 *
 * @type {(lockfile: string, name: string) => string}
 */
export const lockedFor = (lockfile, name) => {
  const concerned = new Set([name, ...COMPILED_IN, ...BUILDERS]);
  return lockfile.replace(IMPORTERS, (_all, paragraphs) =>
    paragraphs
      .split('\n\n')
      .filter((/** @type {string} */ paragraph) => concerned.has(nameOf(paragraph)))
      .join('\n\n'),
  );
};

/**
 * Digest of it, hex; without a lockfile, of nothing.
 *
 * @param {string} name
 */
export const lockDigest = (name) => {
  const path = join(root, 'pnpm-lock.yaml');
  const lockfile = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return createHash('sha256').update(lockedFor(lockfile, name)).digest('hex');
};

import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = `${root}.cache/jest-commonjs`;

/** Packages that exist as ES modules alone, each behind the packages that require it. */
const ESM_ONLY = { cookie: ['@fastify/cookie'] };

/** Where a package stands, asked from the one that depends on it. */
const locate = (from, [owner, ...owners], name) =>
  owner ? locate(createRequire(from).resolve(owner), owners, name) : createRequire(from).resolve(name);

/**
 * Node 20 lets CommonJS require an ES module; Jest does only on Node 24. Those few packages are bundled as
 * CommonJS for the tests; returns Jest's `moduleNameMapper`.
 */
export const esmOnlyAsCommonJs = (project) => {
  mkdirSync(cache, { recursive: true });
  return Object.fromEntries(
    Object.entries(ESM_ONLY).map(([name, owners]) => {
      const outfile = `${cache}/${name}.cjs`;
      const entry = locate(`${root}${project}/package.json`, owners, name);
      buildSync({ entryPoints: [entry], bundle: true, platform: 'node', format: 'cjs', outfile });
      return [`^${name}$`, outfile];
    }),
  );
};

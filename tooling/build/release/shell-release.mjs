import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './digest.mjs';

/**
 * Eight digits of what a shell's build holds; the files that are only smaller copies of others are none of it.
 *
 * @param {string} dist folder of the build
 */
export const shellDigest = (dist) => {
  const parts = ['assets', 'server', 'assets.json', 'paths.json'].map((each) => join(dist, each));
  return digestOf(parts, dist, (path) => !/\.(br|gz)$/.test(path)).slice(0, 8);
};

/**
 * Writes the shell's `release.json` beside its files. The version is the package's and eight digits of the content, as a
 * remote's is. Returns it.
 *
 * @param {string} dist
 * @param {{ semver: string, contract: string, shared?: Record<string, string> }} what the package's version; the contract
 *   that it speaks; the version of each module that it gives to the remotes
 */
export const describeShell = (dist, { semver, contract, shared = {} }) => {
  const version = `${semver}-${shellDigest(dist)}`;
  writeFileSync(
    join(dist, 'release.json'),
    JSON.stringify({ name: 'shell', version, contract, shared }, null, 2),
  );
  return version;
};

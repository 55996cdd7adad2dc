import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES } from '../../build/paths.mjs';
import { sharedVersions } from '../../build/settings/shared.mjs';

/** Without a look of their own: a remote may have its copy. Any other part has the portal's theme, and must be shared. */
const PLAIN = new Set(
  ['icons', 'focus-on-mount', 'contact-icons', 'canvas', 'letter-keys', 'seen-on-focus', 'titled-text'].map(
    (name) => `shared-ui/${name}`,
  ),
);

/** Whether the shell fetches it when a remote names it. @param {string} name as it is imported */
const isPiece = (name) => (name.startsWith('shared-ui/') ? !PLAIN.has(name) : name in sharedVersions());

/** @param {string} name a remote */
const sourcesOf = (name) =>
  readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|standalone)\b/.test(file),
  );

/** @param {string} name a remote */
const strayImportsOf = (name) => {
  const { kit = [] } = JSON.parse(readFileSync(join(folderOf(name), 'portal.json'), 'utf8'));
  return sourcesOf(name).flatMap((file) =>
    [
      ...readFileSync(join(folderOf(name), 'src', file), 'utf8').matchAll(
        /from '(shared-(?:ui|auth)\/[\w/-]+)'/g,
      ),
    ]
      .map(([, imported = '']) => imported)
      .filter((imported) => isPiece(imported) && !kit.includes(imported.replace(/^[\w-]+\//, '')))
      .map((imported) => `${name}/src/${file}: ${imported}`),
  );
};

describe('the kit of a remote', () => {
  it('has every piece that its sources import', () => {
    expect(REMOTES.flatMap(sourcesOf).length).toBeGreaterThan(100);
    expect(REMOTES.flatMap(strayImportsOf)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES } from '../webpack/paths.mjs';
import { leftOutFeatures } from './left-out-features.mjs';

/** @param {string} name */
const sourcesOf = (name) =>
  readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folderOf(name), 'src', file));

describe('what is left out of the builds', () => {
  it.each(['shell', 'shared-ui', 'shared-auth', 'shared-router', ...REMOTES])(
    'is not asked for by %s',
    (name) => {
      const found = sourcesOf(name).flatMap((file) => leftOutFeatures(readFileSync(file, 'utf8')));
      expect(found).toEqual([]);
    },
  );

  it.each([
    'const router = createBrowserRouter([]);',
    'useSWR(path, { refreshInterval: 1_000 });',
    "import useSWR, { preload } from 'swr';",
    "const look = { padding: { base: '2', mdDown: '1' } };",
    'const recipe = defineSlotRecipe({ slots: [] });',
    "const look = { userSelect: 'none' };",
    "const look = { textDecoration: 'underline dotted' };",
    "'& p': { backdropFilter: 'blur(2px)' }",
  ])('is known by how it is asked for: %s', (source) => {
    expect(leftOutFeatures(source)).toHaveLength(1);
  });
});

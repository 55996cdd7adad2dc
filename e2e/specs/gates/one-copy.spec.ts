import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '../../fixtures';

const MAPS = join(import.meta.dirname, '../../../shell/dist/source-maps.json.gz');

/** Folder of an installed package and the package's name, from the path of a source in it. */
const INSTALLED = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;

test('a package that the shell gives stands in it once', () => {
  const maps: Record<string, { sources: string[] }> = JSON.parse(
    gunzipSync(readFileSync(MAPS)).toString('utf8'),
  );
  const folders = new Map<string, Set<string>>();
  for (const source of Object.values(maps).flatMap(({ sources }) => sources)) {
    const [, folder = '', name] = INSTALLED.exec(source) ?? [];
    if (name !== undefined) folders.set(name, (folders.get(name) ?? new Set()).add(folder));
  }
  expect([...folders.keys()]).toEqual(expect.arrayContaining(['react', 'react-dom', '@chakra-ui/react']));
  const twice = [...folders.values()].filter(({ size }) => size > 1).flatMap((copies) => [...copies]);
  expect(twice).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../webpack/paths.mjs';

/** Sources that one folder holds at most, tests and declarations aside. */
const MOST = 15;

/** Folders that hold more, each with the README that says why. */
const NAMED = {
  'shared-contract/src/base': 'shared-contract/README.md',
  'shared-ui/src/kit/icons': 'shared-ui/README.md',
};

/** Tracked sources, and those that are new. */
const sources = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|spec)\.|\.d\.m?ts$/.test(path));

it('no folder holds more sources than one sees at a glance, but those that say why', () => {
  /** @type {Record<string, number>} */
  const held = {};
  for (const path of sources()) held[dirname(path)] = (held[dirname(path)] ?? 0) + 1;
  const full = Object.keys(held).filter((folder) => (held[folder] ?? 0) > MOST);
  expect(full).toEqual(Object.keys(NAMED));
});

it.each(Object.entries(NAMED))('%s says why in %s', (folder, readme) => {
  const name = folder.split('/src/').at(-1);
  expect(readFileSync(join(root, readme), 'utf8')).toContain(`\`${name}\` holds more than ${MOST}`);
});

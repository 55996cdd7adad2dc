import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { SUPPORTED_BROWSERS } from './supported-browsers.mjs';

const SAID_IN = [
  'README.md',
  'shell/src/legal/accessibility-texts.ts',
  'server/front/src/pages/older-browsers.ts',
];

/** @param {string} name */
const versionOf = (name) =>
  SUPPORTED_BROWSERS.find((entry) => entry.startsWith(`${name} >= `))?.split(' >= ')[1] ?? 'none';

it.each(SAID_IN)('%s names the browsers that the build is made for', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
    .replaceAll('\\u00a0', ' ')
    .replaceAll(/à partir de la version /g, '');
  expect(text).toContain(`Safari ${versionOf('safari')}`);
  expect(text).toContain(`Firefox ${versionOf('firefox')}`);
  expect(text).toMatch(new RegExp(`Chrome (et|ou) Edge ${versionOf('chrome')}`));
  expect(versionOf('edge')).toBe(versionOf('chrome'));
  expect(versionOf('ios_saf')).toBe(versionOf('safari'));
});

import { readFileSync } from 'node:fs';

/**
 * The browsers that the portal is built for, as browserslist writes them: `safari >= 16.4`. Who changes them changes the
 * README, the page « Accessibilité » and the script that an older browser runs (server/front/src/pages/older-browsers.ts).
 *
 * @type {readonly string[]}
 */
export const SUPPORTED_BROWSERS = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).browserslist;

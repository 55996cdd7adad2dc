import { join, resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, run } from './run.mjs';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Où vont les images\u00a0? npm run pictures -- <dossier>');
  process.exit(1);
}

await ensureInstalled();
const { ensureChromium } = await import('../tooling/testing/browser/chromium.mjs');
const built = await run(process.execPath, [join(root, 'scripts', 'build.mjs')]);
if (built !== 0) process.exit(built);

/** The first window of every screen and state, and each address by other eyes, as PNG files (e2e/pictures). */
const chromium = ensureChromium();
process.exitCode = await run(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '--config', 'e2e/pictures/playwright.config.ts'],
  { env: { ...process.env, PICTURES: resolve(folder), ...(chromium && { CHROMIUM_PATH: chromium }) } },
);

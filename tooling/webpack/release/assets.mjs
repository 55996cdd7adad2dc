import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOfFile } from 'release-store';
import { filesOf } from '../compile.mjs';
import { folderOf } from '../paths.mjs';

/** @param {string} file */
const url = (file) => `/assets/${file}`;

/**
 * Writes `shell/dist/assets.json`: what the page has to name for the shell to start.
 *
 * @param {import('webpack').Compilation} compilation
 */
export const writeAssets = (compilation) => {
  const dist = join(folderOf('shell'), 'dist');
  // The page's own style names the font by a fixed address (FONT_URL of the contract's theme).
  cpSync(join(folderOf('shared-ui'), 'src', 'theme', 'font'), join(dist, 'assets', 'fonts'), {
    recursive: true,
  });
  const main = filesOf(compilation, 'main');
  const scripts = main.filter((file) => file.endsWith('.js'));
  const assets = {
    main: scripts.map(url),
    css: main.filter((file) => file.endsWith('.css')).map(url),
    preload: [],
    integrity: Object.fromEntries(
      scripts.map((file) => [url(file), integrityOfFile(join(dist, 'assets', file))]),
    ),
  };
  writeFileSync(join(dist, 'assets.json'), JSON.stringify(assets, null, 2));
};

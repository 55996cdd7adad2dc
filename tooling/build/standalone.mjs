import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOfFile } from 'release-store';
import { compile, filesOf } from './compile.mjs';
import { folderOf, STANDALONE } from './paths.mjs';
import { commonConfig } from './settings/common.mjs';

/**
 * True when a remote also has a standalone page.
 *
 * @param {string} name
 */
export const hasStandalone = (name) => existsSync(join(folderOf(name), 'src', 'standalone.tsx'));

/** @param {string} name */
const folderOfPage = (name) => join(folderOf(name), 'dist', STANDALONE);

/**
 * Build of that page, as one ordinary bundle.
 *
 * @param {string} name
 * @param {import('./compile.mjs').Mode} mode
 * @returns {import('webpack').Configuration}
 */
export const standalonePreset = (name, mode) => {
  const common = commonConfig({ name, mode });
  return {
    ...common,
    cache: { ...common.cache, name: `${name}-${STANDALONE}-${mode}` },
    entry: { main: './src/standalone.tsx' },
    output: {
      ...common.output,
      path: folderOfPage(name),
      publicPath: 'auto',
      uniqueName: `${name}-${STANDALONE}`,
    },
  };
};

/**
 * Builds `src/standalone.tsx`, beside the federated files that the same version holds.
 *
 * @param {string} name
 * @param {import('./compile.mjs').Mode} mode
 */
export const buildStandalone = async (name, mode) => {
  const compilation = await compile(standalonePreset(name, mode));
  const scripts = filesOf(compilation, 'main').filter((file) => file.endsWith('.js'));
  return scripts.map((file) => ({ file, integrity: integrityOfFile(join(folderOfPage(name), file)) }));
};

/**
 * Writes `standalone.json` beside `release.json`: what its page has to name, under the version's address.
 *
 * @param {string} name
 * @param {string} version
 * @param {{ file: string, integrity: string }[]} scripts
 */
export const writeStandalone = (name, version, scripts) => {
  /** @param {string} file */
  const url = (file) => `/r/${name}/${version}/${STANDALONE}/${file}`;
  const assets = {
    main: scripts.map(({ file }) => url(file)),
    css: [],
    preload: [],
    integrity: Object.fromEntries(scripts.map(({ file, integrity }) => [url(file), integrity])),
  };
  writeFileSync(join(folderOf(name), 'dist', 'standalone.json'), JSON.stringify(assets, null, 2));
};

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SOURCE_MAPS } from 'release-store';
import webpack from 'webpack';
import { folderOf, pathInRepository, root } from '../paths.mjs';
import { stableName } from './stable-ids-plugin.mjs';

const MAP = '.map';

/** A map without the name of its script, which was another when it was written. @param {string} text */
const withoutFile = (text) => {
  const { file: _, ...map } = JSON.parse(text);
  return map;
};

/**
 * Takes the source maps of a build out of what it writes for browsers, and keeps them together beside it: one compressed
 * file that the release store puts apart (docs/decisions/operation.md).
 */
class KeptMapsPlugin {
  /** @param {string} name package of the build */
  constructor(name) {
    this.path = join(folderOf(name), 'dist', SOURCE_MAPS);
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    /** @type {Record<string, unknown>} */
    let maps = {};
    compiler.hooks.thisCompilation.tap('kept-maps', (compilation) => {
      // Once every script has its last byte and its name.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'kept-maps', stage }, (assets) => {
        const files = Object.keys(assets).filter((file) => file.endsWith(MAP));
        maps = Object.fromEntries(
          files
            .toSorted()
            .map((file) => [file.slice(0, -MAP.length), withoutFile(String(assets[file]?.source()))]),
        );
        for (const file of files) compilation.deleteAsset(file);
      });
    });
    compiler.hooks.afterEmit.tap('kept-maps', () => {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(this.path, gzipSync(JSON.stringify(maps), { level: 9 }));
    });
  }
}

/** A source is named by its path in the repository, the same in any folder. @param {{ absoluteResourcePath: string, resourcePath: string }} module */
const nameOf = ({ absoluteResourcePath: path, resourcePath }) =>
  stableName(path.startsWith(root) ? relative(root, pathInRepository(path)) : resourcePath);

/**
 * What a build for browsers adds to its settings: source maps of positions alone, without the text of any source, that
 * no script names. Under work there are others, which the browser's tools read.
 *
 * @param {string} name package of the build
 * @param {import('../compile.mjs').Mode} mode
 */
export const keepMaps = (name, mode) =>
  mode === 'production'
    ? {
        settings: { devtool: /** @type {const} */ ('hidden-nosources-source-map') },
        output: { devtoolModuleFilenameTemplate: nameOf, devtoolFallbackModuleFilenameTemplate: nameOf },
        plugins: [new KeptMapsPlugin(name)],
      }
    : { settings: {}, output: {}, plugins: [] };

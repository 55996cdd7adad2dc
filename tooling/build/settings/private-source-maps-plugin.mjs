import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SOURCE_MAPS } from 'release-store';
import webpack from 'webpack';
import { folderOf, pathInRepository, root } from '../paths.mjs';
import { stableName } from './stable-ids-plugin.mjs';

const MAP = '.map';

/**
 * Removes the script name from a map, since the script is renamed later.
 *
 * @param {string} text
 */
const withoutFile = (text) => {
  const { file: _, ...map } = JSON.parse(text);
  return map;
};

/**
 * Removes source maps from the public output and writes them to one compressed file, which the release store keeps
 * private (docs/decisions/operation.md).
 */
class PrivateSourceMapsPlugin {
  /** @param {string} name package of the build */
  constructor(name) {
    this.path = join(folderOf(name), 'dist', SOURCE_MAPS);
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    /** @type {Record<string, unknown>} */
    let maps = {};
    compiler.hooks.thisCompilation.tap('private-source-maps', (compilation) => {
      // Once every script has its last byte and its name.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'private-source-maps', stage }, (assets) => {
        const files = Object.keys(assets).filter((file) => file.endsWith(MAP));
        maps = Object.fromEntries(
          files
            .toSorted()
            .map((file) => [file.slice(0, -MAP.length), withoutFile(String(assets[file]?.source()))]),
        );
        for (const file of files) compilation.deleteAsset(file);
      });
    });
    compiler.hooks.afterEmit.tap('private-source-maps', () => {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(this.path, gzipSync(JSON.stringify(maps), { level: 9 }));
    });
  }
}

/**
 * Source name: its path in the repository, independent of the folder.
 *
 * @param {{ absoluteResourcePath: string, resourcePath: string }} module
 */
const nameOf = ({ absoluteResourcePath: path, resourcePath }) =>
  stableName(path.startsWith(root) ? relative(root, pathInRepository(path)) : resourcePath);

/**
 * Source map settings of browser builds: positions only, no source text, no sourceMappingURL. Development builds have
 * inline ones.
 *
 * @param {string} name package of the build
 * @param {import('../compile.mjs').Mode} mode
 */
export const privateSourceMaps = (name, mode) =>
  mode === 'production'
    ? {
        settings: { devtool: /** @type {const} */ ('hidden-nosources-source-map') },
        output: { devtoolModuleFilenameTemplate: nameOf, devtoolFallbackModuleFilenameTemplate: nameOf },
        plugins: [new PrivateSourceMapsPlugin(name)],
      }
    : { settings: {}, output: {}, plugins: [] };

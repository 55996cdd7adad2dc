import { pathInRepository } from '../paths.mjs';

/** What the federation plugin names by a hash of absolute paths: the entry that it writes. */
const ENTRY = /([\\/]\.federation[\\/]entry)\.[0-9a-f]+(?=\.js)/;

/**
 * Modules that the federation plugin names by absolute paths, and the number that each has instead.
 *
 * @type {[RegExp, number][]}
 */
const NUMBERS = [
  [/^container entry /, 1],
  [ENTRY, 2],
];

/** The folder that pnpm installs the loader in, which it names by all that is installed beside it. */
const LOADER_FOLDER = /[\\/]\.pnpm[\\/][^\\/]+[\\/]node_modules(?=[\\/]swc-loader[\\/])/g;

/** @param {string} [request] */
const requestInRepository = (request = '') => pathInRepository(request.replaceAll(LOADER_FOLDER, ''));

/** The name of a source, the same in any folder. @param {string} name */
export const stableName = (name) => name.replace(ENTRY, '$1');

/**
 * Names modules as they are named in the repository, whatever they are read from: of names, webpack makes numbers, the order
 * in a file and the sources of its maps.
 *
 * @param {import('webpack').Compiler} compiler
 */
const nameAsInRepository = (compiler) => {
  compiler.hooks.normalModuleFactory.tap('stable-ids', (factory) => {
    factory.hooks.afterResolve.tap('stable-ids', ({ createData }) => {
      createData.request = requestInRepository(createData.request);
      createData.userRequest = requestInRepository(createData.userRequest);
    });
  });
  // A module looks for others from its folder, which is asked for its name alone once all are found.
  compiler.hooks.compilation.tap('stable-ids', (compilation) => {
    compilation.hooks.seal.tap('stable-ids', () => {
      for (const module of compilation.modules)
        if (module.context) module.context = pathInRepository(module.context);
    });
  });
};

/**
 * The same sources give the same files in any folder: every other module is numbered by its path from the package,
 * these two are numbered here (docs/decisions/releases.md).
 */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    nameAsInRepository(compiler);
    compiler.hooks.compilation.tap('stable-ids', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'stable-ids', stage: -100 }, (modules) => {
        const graph = compilation.chunkGraph;
        for (const module of modules) {
          const found = NUMBERS.find(([pattern]) => pattern.test(module.identifier()));
          if (found) graph.setModuleId(module, found[1]);
        }
      });
    });
  }
}

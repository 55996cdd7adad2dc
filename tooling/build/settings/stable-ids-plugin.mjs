import { pathInRepository } from '../paths.mjs';

/** Entry module that the federation plugin names by a hash of absolute paths. */
const ENTRY = /([\\/]\.federation[\\/]entry)\.[0-9a-f]+(?=\.js)/;

/**
 * Modules that the federation plugin names by absolute paths, with fixed ids.
 *
 * @type {[RegExp, number][]}
 */
const NUMBERS = [
  [/^container entry /, 1],
  [ENTRY, 2],
];

/** pnpm's folder of the loader, named after its peers. */
const LOADER_FOLDER = /[\\/]\.pnpm[\\/][^\\/]+[\\/]node_modules(?=[\\/]swc-loader[\\/])/g;

/** @param {string} [request] */
const requestInRepository = (request = '') => pathInRepository(request.replaceAll(LOADER_FOLDER, ''));

/**
 * Folder-independent name of a source.
 *
 * @param {string} name
 */
export const stableName = (name) => name.replace(ENTRY, '$1');

/**
 * Names modules by repository path: webpack derives ids, order and map sources from names.
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
 * Reproducible builds: module ids derive from package-relative paths, not from the folder
 * (docs/decisions/releases.md).
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

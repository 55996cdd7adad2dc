/**
 * Modules that the federation plugin names by absolute paths, and the number that each has instead.
 *
 * @type {[RegExp, number][]}
 */
const NUMBERS = [
  [/^container entry /, 1],
  [/[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/, 2],
];

/**
 * The same sources give the same files in any folder: every other module is numbered by its path from the package,
 * these two are numbered here (docs/decisions/0047).
 */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
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

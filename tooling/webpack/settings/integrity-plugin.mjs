import { createRequire } from 'node:module';

const LoadScriptRuntimeModule = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule');

/**
 * Lets a remote's own chunks be checked: before it loads one, the remote asks the shell for the integrity
 * value that the registry gives for that address (ARCHITECTURE, front end 9).
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('integrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'integrity',
        (/** @type {string} */ source) =>
          [
            source,
            'var integrity = self.__PORTAL_INTEGRITY__ && self.__PORTAL_INTEGRITY__(url);',
            'if (integrity) { script.integrity = integrity; script.crossOrigin = "anonymous"; }',
          ].join('\n'),
      );
    });
  }
}

import webpack from 'webpack';
import { CheckedScript } from './runtime/checked-script.mjs';
import { IN_SHORT } from './runtime/entry-in-short.mjs';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** The folder of the script that is run: the shell puts each entry into its page as a script of its own. */
class OwnFolder extends RuntimeModule {
  constructor() {
    super('publicPath', RuntimeModule.STAGE_BASIC);
  }

  /** @override */
  generate() {
    return `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]+$/, "");`;
  }
}

/** Before it loads a chunk, a domain asks the shell for the integrity value that the registry gives for its address (ARCHITECTURE, front end 9). */
const START = [
  'const integrity = self.__PORTAL_INTEGRITY__ && self.__PORTAL_INTEGRITY__(url);',
  'if (integrity) { script.integrity = integrity; script.crossOrigin = "anonymous"; }',
  'script.src = url;',
  'document.head.append(script);',
].join('\n');

/**
 * What stands before each domain's first screen does what that domain needs of it, no more: a fifth fewer bytes at the
 * first visit of each (docs/decisions/0099). What is run elsewhere than in the page, as a worker, keeps webpack's own.
 */
export class LeanEntryPlugin {
  /** @param {string} entry the name of the chunk that the shell runs */
  constructor(entry) {
    this.entry = entry;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('lean-entry', (compilation) => {
      /** @type {(global: string, put: (chunk: webpack.Chunk, needs: Set<string>) => void) => void} */
      const instead = (global, put) =>
        compilation.hooks.runtimeRequirementInTree.for(global).tap('lean-entry', (chunk, needs) => {
          if (chunk.name !== this.entry) return undefined;
          put(chunk, needs);
          return true;
        });
      instead(RuntimeGlobals.publicPath, (chunk) => compilation.addRuntimeModule(chunk, new OwnFolder()));
      CheckedScript.into(compilation, { plugin: 'lean-entry', entry: this.entry, start: START });
      // The federation plugin defines both itself.
      instead(RuntimeGlobals.shareScopeMap, (_chunk, needs) => needs.add(RuntimeGlobals.hasOwnProperty));
      compilation.hooks.runtimeModule.tap('lean-entry', (module) => {
        const inShort = IN_SHORT.get(module.name);
        if (!inShort) return;
        const written = module.generate.bind(module);
        module.generate = () => {
          const text = written();
          return text === null ? null : inShort(text);
        };
      });
    });
  }
}

import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Fetches a chunk by a script of the page, which is taken out again: webpack's own looks for one that is there already, and
 * keeps a list of those under way, which the loader of chunks keeps too.
 */
export class CheckedScript extends RuntimeModule {
  /** @param {string} check says which integrity value `script` must have; it knows `url` and `chunkId` */
  constructor(check) {
    super('load script');
    this.check = check;
  }

  /** @override */
  generate() {
    const limit = this.compilation?.outputOptions.chunkLoadTimeout;
    return Template.asString([
      `${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => {`,
      Template.indent([
        'const script = document.createElement("script");',
        this.check,
        'const end = (event) => {',
        Template.indent([
          'clearTimeout(timer);',
          'script.onload = script.onerror = null;',
          'script.remove();',
          'done(event);',
        ]),
        '};',
        `const timer = setTimeout(end, ${limit}, { type: "timeout", target: script });`,
        'script.onload = script.onerror = end;',
        'script.src = url;',
        'document.head.append(script);',
      ]),
      '};',
    ]);
  }

  /**
   * Puts it in the place of webpack's own, in one chunk.
   *
   * @param {webpack.Compilation} compilation
   * @param {{ plugin: string, entry: string, check: string }} options
   */
  static into(compilation, { plugin, entry, check }) {
    compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(plugin, (chunk) => {
      if (chunk.name !== entry) return undefined;
      compilation.addRuntimeModule(chunk, new CheckedScript(check));
      return true;
    });
  }
}

import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Fetches a chunk by a script of the page, which is taken out again: webpack's own looks for one that is there already, and
 * keeps a list of those under way, which the loader of chunks keeps too.
 */
export class CheckedScript extends RuntimeModule {
  /**
   * @param {string} start gives `script` its address and its integrity value, and puts it into the page; it knows `url`,
   *   `chunkId` and `end`, which ends the attempt
   */
  constructor(start) {
    super('load script');
    this.start = start;
  }

  /** @override */
  generate() {
    const limit = this.compilation?.outputOptions.chunkLoadTimeout;
    return Template.asString([
      `${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => {`,
      Template.indent([
        'const script = document.createElement("script");',
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
        this.start,
      ]),
      '};',
    ]);
  }

  /**
   * Puts it in the place of webpack's own, in one chunk.
   *
   * @param {webpack.Compilation} compilation
   * @param {{ plugin: string, entry: string, start: string }} options
   */
  static into(compilation, { plugin, entry, start }) {
    compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(plugin, (chunk) => {
      if (chunk.name !== entry) return undefined;
      compilation.addRuntimeModule(chunk, new CheckedScript(start));
      return true;
    });
  }
}

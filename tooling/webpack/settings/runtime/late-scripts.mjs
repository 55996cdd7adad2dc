import webpack from 'webpack';
import { CheckedScript } from './checked-script.mjs';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Name of the file that names every late script, without its hash. */
export const LIST = 'late';

/**
 * Stands for the hash of the list until webpack settles names by content: it takes it for one of its own, gives way to the
 * real one wherever it stands, and so the first script is another one when any late script is.
 */
export const LIST_HASH = '1a7e1157';

/** As long as a value of SHA-256 in base 64, so that what stands behind it stays where the script's map says. @param {string} name */
export const placeOf = (name) => `__VALUE_OF_${name}`.padEnd(44, '_');

const ANONYMOUS = 'script.crossOrigin = "anonymous";';

/** Puts the script into the page once it is known what it is called and what it must be. */
const START = Template.asString([
  ANONYMOUS,
  `${RuntimeGlobals.require}.late(chunkId).then(`,
  Template.indent([
    '({ href, integrity }) => {',
    Template.indent([
      // The attempt may be over: nothing is fetched for it any more.
      'if (!script.onload) return;',
      'script.integrity = integrity;',
      'script.src = href;',
      'document.head.append(script);',
    ]),
    '},',
    '({ href }) => end({ type: "error", target: { src: href } }),',
  ]),
  ');',
]);

/** Says of each late script what it is called and what it must be. */
class LateNames extends RuntimeModule {
  /** @param {string} early the chunk that every page asks for, of which the first script holds both itself */
  constructor(early) {
    super('late scripts', RuntimeModule.STAGE_NORMAL);
    this.early = early;
    // Its text holds the name of a chunk by content.
    this.dependentHash = true;
  }

  /** @override */
  generate() {
    const { compilation } = this;
    const early = compilation?.namedChunks.get(this.early);
    if (!early) throw new Error(`the shell has no part named ${this.early}`);
    const hash = early.contentHash['javascript']?.slice(0, 8);
    const known = [
      `${this.early}.${hash}.js`,
      placeOf(this.early),
      `${LIST}.${LIST_HASH}.json`,
      placeOf(LIST),
    ];
    const limit = compilation?.outputOptions.chunkLoadTimeout;
    return Template.asString([
      `${RuntimeGlobals.getChunkScriptFilename} = (chunkId) => chunkId;`,
      `const known = ${JSON.stringify(known)};`,
      'const findIn = (words, id) => {',
      Template.indent([
        'const at = words.findIndex((word) => word.startsWith(id + "."));',
        `return at < 0 ? null : { href: ${RuntimeGlobals.publicPath} + words[at], integrity: "sha256-" + words[at + 1] };`,
      ]),
      '};',
      'let list;',
      'const readList = async () => {',
      Template.indent([
        `const { href, integrity } = findIn(known, "${LIST}");`,
        'try {',
        Template.indent([
          `const response = await fetch(href, { integrity, signal: AbortSignal.timeout(${limit}) });`,
          'return await response.json();',
        ]),
        '} catch {',
        Template.indent(['list = null;', 'throw { href };']),
        '}',
      ]),
      '};',
      // What the page names is with the browser already; the list is asked for once, by who needs the rest.
      `${RuntimeGlobals.require}.late = async (id) =>`,
      Template.indent([
        `findIn(known, id) || document.querySelector('link[integrity][href^="' + ${RuntimeGlobals.publicPath} + id + '."]') || findIn(await (list ||= readList()), id);`,
      ]),
    ]);
  }
}

/**
 * Puts it in the place of webpack's table of names, in one chunk, and its way of fetching a script with it.
 *
 * @param {webpack.Compilation} compilation
 * @param {{ plugin: string, entry: string, early: string }} options
 */
export const intoRuntime = (compilation, { plugin, entry, early }) => {
  CheckedScript.into(compilation, { plugin, entry, start: START });
  const names = compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.getChunkScriptFilename);
  names.tap(plugin, (chunk) => {
    if (chunk.name !== entry) return undefined;
    compilation.addRuntimeModule(chunk, new LateNames(early));
    return true;
  });
};

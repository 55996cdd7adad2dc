import { integrityOf } from 'release-store';
import webpack from 'webpack';
import { intoRuntime, LIST, LIST_HASH, placeOf } from './runtime/late-scripts.mjs';

const { Compilation } = webpack;
const { RawSource } = webpack.sources;

const NAME = 'late-scripts';
const ENTRY = 'main';
const METHOD = 'sha256-';

/** Scripts that the first one fetches later, in the order of their names. @param {webpack.Compilation} compilation */
const lateFiles = (compilation) =>
  [...compilation.chunks]
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap(({ files }) => [...files])
    .filter((file) => file.endsWith('.js'))
    .toSorted();

/** @type {(compilation: webpack.Compilation, file: string) => string} */
const valueOfFile = (compilation, file) => {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`the build has no file ${file}`);
  return integrityOf(asset.source.buffer()).slice(METHOD.length);
};

/** @type {(compilation: webpack.Compilation, name: string) => string} */
const fileNamed = (compilation, name) => {
  const found = compilation.getAssets().find((asset) => asset.name.startsWith(`${name}.`));
  if (!found) throw new Error(`the build has no file ${name}`);
  return found.name;
};

/** The list as it is when names are settled: names alone, so that its own depends on each. @param {webpack.Compilation} compilation */
const emitNames = (compilation) =>
  compilation.emitAsset(`${LIST}.${LIST_HASH}.json`, new RawSource(JSON.stringify(lateFiles(compilation))), {
    contenthash: LIST_HASH,
    immutable: true,
  });

/** The list as it is published: each name, and its value. @param {webpack.Compilation} compilation */
const addValues = (compilation) => {
  const words = lateFiles(compilation).flatMap((file) => [file, valueOfFile(compilation, file)]);
  compilation.updateAsset(fileNamed(compilation, LIST), new RawSource(JSON.stringify(words)));
};

/** The first script holds two values, that of the list and that of what every page asks for. @type {(compilation: webpack.Compilation, early: string) => void} */
const fill = (compilation, early) => {
  for (const file of compilation.entrypoints.get(ENTRY)?.getFiles() ?? []) {
    const text = String(compilation.getAsset(file)?.source.source());
    const filled = [early, LIST].reduce(
      (each, name) => each.replace(placeOf(name), valueOfFile(compilation, fileNamed(compilation, name))),
      text,
    );
    compilation.updateAsset(file, new RawSource(filled));
  }
};

/**
 * Lets the browser check the shell's late scripts, whoever sends them. The first script, which the page itself vouches for,
 * vouches for a list of all of them, which is read when one is needed that the page has not named (docs/decisions/0103). A
 * script that is another one is not run.
 */
export class LateScriptsPlugin {
  /** @param {string} early name of the part that every page asks for, without the list */
  constructor(early) {
    this.early = early;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      intoRuntime(compilation, { plugin: NAME, entry: ENTRY, early: this.early });
      // A script is asked for by its name, which is what its file's begins with.
      compilation.hooks.chunkIds.tap({ name: NAME, stage: -100 }, (chunks) => {
        for (const chunk of chunks)
          if (chunk.name) Object.assign(chunk, { id: chunk.name, ids: [chunk.name] });
      });
      /** @type {(stage: number, act: () => void) => void} */
      const at = (stage, act) => compilation.hooks.processAssets.tap({ name: NAME, stage }, act);
      at(Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE, () => emitNames(compilation));
      // Names by content are settled before: what is written in here changes none.
      at(Compilation.PROCESS_ASSETS_STAGE_REPORT, () => {
        addValues(compilation);
        fill(compilation, this.early);
      });
    });
  }
}

import { integrityOf } from 'release-store';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule } = webpack;
const { RawSource } = webpack.sources;

const NAME = 'integrity';
const METHOD = 'sha256-';
const TABLE = `${RuntimeGlobals.require}.integrity`;

/**
 * Sets the integrity attribute of lazy-loaded scripts from a runtime expression over `url` and `chunkId`.
 *
 * @type {(compilation: webpack.Compilation, value: string) => void}
 */
const checkScripts = (compilation, value) => {
  // Of the webpack that builds: a package that stands alone may have installed two.
  const { createScript } =
    compilation.compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
  createScript.tap(NAME, (source) =>
    [
      source,
      `const integrity = ${value};`,
      // A link that fetched it ahead counts for it only when it asks as that link did (CORS mode).
      'if (integrity) { script.integrity = integrity; script.crossOrigin = "anonymous"; }',
    ].join('\n'),
  );
};

/** Sets integrity values of a remote's chunks from the registry, through the shell (ARCHITECTURE, front end 9). */
export class RemoteIntegrityPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      checkScripts(compilation, 'self.__PORTAL_INTEGRITY__ && self.__PORTAL_INTEGRITY__(url)'),
    );
  }
}

/** @typedef {import('webpack').Chunk['id']} ChunkId */

/**
 * Placeholder of an integrity value, of equal length, until the script is final.
 *
 * @param {ChunkId} id
 */
const placeholder = (id) => integrityOf(Buffer.from(`chunk ${id}`)).slice(METHOD.length);

/** Runtime table of integrity values by chunk id. */
class IntegrityTable extends RuntimeModule {
  constructor() {
    super('integrity of chunks');
  }

  /** @override */
  generate() {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])];
    return `${TABLE} = ${JSON.stringify(Object.fromEntries(chunks.map(({ id }) => [id, placeholder(id)])))};`;
  }
}

/** @type {(compilation: webpack.Compilation, file: string) => Buffer} */
const bytesOf = (compilation, file) => {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`the build has no file ${file}`);
  return asset.source.buffer();
};

/** @type {(compilation: webpack.Compilation, entry: string) => void} */
const fillTable = (compilation, entry) => {
  const late = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
  const values = late.flatMap(({ id, files }) =>
    [...files]
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ id, value: integrityOf(bytesOf(compilation, file)).slice(METHOD.length) })),
  );
  for (const file of compilation.entrypoints.get(entry)?.getFiles() ?? []) {
    const filled = values.reduce(
      (text, { id, value }) => text.replace(placeholder(id), value),
      bytesOf(compilation, file).toString(),
    );
    compilation.updateAsset(file, new RawSource(filled));
  }
};

/**
 * Integrity of an entry's lazy chunks: the first script, itself verified by the page, holds their values
 * (docs/decisions/packages-as-published.md).
 */
export class EntryIntegrityPlugin {
  /** @param {string} entry */
  constructor(entry) {
    this.entry = entry;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      checkScripts(compilation, `"${METHOD}" + ${TABLE}[chunkId]`);
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new IntegrityTable()));
      // Names by content are settled before: what is written in here changes none.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillTable(compilation, this.entry));
    });
  }
}

import { integrityOf } from 'release-store';
import webpack from 'webpack';
import { CheckedScript } from './lean/checked-script.mjs';
import { widenMappings } from './widen-map.mjs';

/** Stands for the table until every script has its last byte: nothing defines it, so that minifying leaves it. */
const TABLE = '__SHELL_INTEGRITY__';
const METHOD = 'sha256-';

/** Of every script that the page's first one fetches later: its integrity value, by its chunk. @param {webpack.Compilation} compilation */
const lateValues = (compilation) => {
  const late = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
  return Object.fromEntries(
    late.flatMap(({ id, files }) =>
      [...files]
        .filter((file) => file.endsWith('.js'))
        .flatMap((file) => compilation.getAsset(file)?.source ?? [])
        .map((source) => [id, integrityOf(source.buffer()).slice(METHOD.length)]),
    ),
  );
};

/** @typedef {{ text: string, table: string }} Filling a script before its table is written in, and the table */

/** The script's map says where everything is once the table is there. @type {(compilation: webpack.Compilation, file: string, filling: Filling) => void} */
const moveMap = (compilation, file, { text, table }) => {
  const kept = compilation.getAsset(`${file}.map`);
  if (!kept) return;
  const map = JSON.parse(String(kept.source.source()));
  const mappings = widenMappings(map.mappings, text, { word: TABLE, by: table.length - TABLE.length });
  compilation.updateAsset(kept.name, new webpack.sources.RawSource(JSON.stringify({ ...map, mappings })));
};

/** @type {(compilation: webpack.Compilation, file: string, table: string) => void} */
const fill = (compilation, file, table) => {
  const text = String(compilation.getAsset(file)?.source.source());
  const filled = text.replaceAll(TABLE, () => table);
  compilation.updateAsset(file, new webpack.sources.RawSource(filled));
  moveMap(compilation, file, { text, table });
};

/**
 * Lets the browser check the shell's late scripts, whoever sends them: its first script, which the page itself vouches
 * for, holds the value of each. A script that is another one is not run.
 */
export class ShellIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('shell-integrity', (compilation) => {
      const check = `script.integrity = "${METHOD}" + ${TABLE}[chunkId];\nscript.crossOrigin = "anonymous";`;
      CheckedScript.into(compilation, { plugin: 'shell-integrity', entry: 'main', check });
      // Names by content are settled before: what is written in here changes none.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'shell-integrity', stage }, () => {
        const table = JSON.stringify(lateValues(compilation));
        for (const file of compilation.entrypoints.get('main')?.getFiles() ?? [])
          fill(compilation, file, table);
      });
    });
  }
}

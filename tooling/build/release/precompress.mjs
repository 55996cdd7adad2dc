import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesUnder } from 'release-store';

/** @param {string} path */
const isText = (path) => /\.(js|css|json|svg)$/.test(path);

/** Brotli modes to try; the smallest result differs per file. */
const MODES = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

/** @type {(content: Buffer) => Buffer} */
const brotli = (content) => {
  const tries = MODES.map((mode) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: mode,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
};

/**
 * Writes a .br and a .gz beside every text file of a folder.
 *
 * @param {string} folder
 */
export const precompress = (folder) => {
  for (const path of filesUnder(folder).filter(isText)) {
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotli(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
};

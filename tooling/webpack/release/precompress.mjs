import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesUnder } from 'release-store';

/** @param {string} path */
const isText = (path) => /\.(js|css|json|svg)$/.test(path);

/**
 * Writes a .br and a .gz beside every text file of a folder, so that the server never compresses.
 *
 * @param {string} folder
 */
export const precompress = (folder) => {
  for (const path of filesUnder(folder).filter(isText)) {
    const content = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
};

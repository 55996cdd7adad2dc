/**
 * @typedef {import('webpack').Chunk} Chunk
 * @typedef {import('webpack').Module} Module
 */

/**
 * Cache group of a kit piece: one chunk, referenced by its users instead of duplicated.
 *
 * @param {string} piece
 * @param {string[]} users parts by the names that they are imported under
 */
const inOneFile = (piece, users) => {
  const own = `kit-${piece}`;
  return {
    name: piece,
    enforce: true,
    chunks: (/** @type {Chunk} */ { name }) => [own, ...users].includes(name ?? ''),
    test: (
      /** @type {Module} */ module,
      /** @type {{ chunkGraph: import('webpack').ChunkGraph }} */ { chunkGraph },
    ) => [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === own),
  };
};

/**
 * Kit pieces that other parts of the shell build on.
 *
 * @type {Record<string, ReturnType<typeof inOneFile>>}
 */
export const KIT_FILES = {
  write: inOneFile('write', ['kit-binding']),
  dialog: inOneFile('dialog', ['kit-binding']),
  form: inOneFile('form', ['frame-admin', 'choose-student']),
};

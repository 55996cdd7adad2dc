/**
 * @typedef {import('webpack').Chunk} Chunk
 * @typedef {import('webpack').Module} Module
 */

/**
 * A piece of the kit in one file, which other parts of the shell name instead of having a copy of what they take from it.
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
 * Pieces that others build on. An act that binds writes, and asks in a dialog; two forms are the shell's own.
 *
 * @type {Record<string, ReturnType<typeof inOneFile>>}
 */
export const KIT_FILES = {
  write: inOneFile('write', ['kit-binding']),
  dialog: inOneFile('dialog', ['kit-binding']),
  form: inOneFile('form', ['frame-audit', 'choose-student']),
};

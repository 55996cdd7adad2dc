import { decode, encode } from '@jridgewell/sourcemap-codec';

/** @type {(line: string, word: string) => number[]} */
const columnsOf = (line, word) => [...line.matchAll(new RegExp(word, 'g'))].map(({ index }) => index);

/**
 * The mappings of a text in which each occurrence of a word gives way to a longer one: what stands behind it on its line
 * moves along.
 *
 * @param {string} mappings
 * @param {string} text the text as it was mapped
 * @param {{ word: string, by: number }} change the word, and how many columns longer what takes its place is
 */
export const widenMappings = (mappings, text, { word, by }) => {
  const lines = text.split('\n').map((line) => columnsOf(line, word));
  return encode(
    decode(mappings).map((segments, at) => {
      const columns = lines[at] ?? [];
      for (const segment of segments) {
        const [column] = segment;
        segment[0] += by * columns.filter((one) => one < column).length;
      }
      return segments;
    }),
  );
};

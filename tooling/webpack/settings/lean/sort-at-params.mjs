const PIXELS = { px: 1, em: 16, rem: 16 };
const BOUND = /(?<edge>min|max)-width:\s*(?<size>[\d.]+)(?<unit>px|r?em)/;

/** The order of a rule: the smallest screens' first, those for a screen alone after those for wider ones, paper's last. @param {string} query */
const rankOf = (query) => {
  if (query.includes('print')) return 3e9;
  const { edge, size, unit } = BOUND.exec(query)?.groups ?? {};
  if (size === undefined) return 2e9;
  const pixels = Number(size) * PIXELS[/** @type {keyof typeof PIXELS} */ (unit)];
  return edge === 'min' ? pixels : 1e9 - pixels;
};

/**
 * In place of Chakra's order of queries, which knows heights and units that no style here has. A test compares both.
 *
 * @type {(a: string, b: string) => number}
 */
export const sortAtParams = (a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b);

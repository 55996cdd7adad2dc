/** @typedef {{ case: string, value: string | number, ratio: number }} Row what was seen, and 1 where it is what has to be */

/** Rows of one provider: each is a question that may be answered otherwise. @param {string} provider */
export const openChecks = (provider) => {
  /** @type {Row[]} */
  const rows = [];
  return {
    rows,
    /** @type {(what: string, seen: string | number, wanted: string | number) => void} */
    is: (what, seen, wanted) => {
      const isRight = seen === wanted;
      if (!isRight) console.error(`${provider}, ${what} : ${seen} au lieu de ${wanted}`);
      rows.push({ case: `${provider} : ${what}`, value: seen, ratio: isRight ? 1 : 0 });
    },
  };
};

/** @typedef {ReturnType<typeof openChecks>} Checks */

/** What a page of the portal says and under which status, or where else the browser stands. @type {(page: import('./browser.mjs').Page) => string} */
export const heading = ({ status, text, url }) => {
  const [, title] = /<h1[^>]*>([^<]*)<\/h1>/.exec(text) ?? [];
  return `${status} ${title?.trim() ?? new URL(url).pathname}`;
};

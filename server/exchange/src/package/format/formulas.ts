/** Cells that a spreadsheet would run as a formula; leading apostrophes may be our escaping. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r]/;

/** A text that no spreadsheet runs: an apostrophe stands before what begins like a formula. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that was shielded; one that was not is itself. */
export const unescapeFormula = (text: string): string => (ESCAPED_FORMULA.test(text) ? text.slice(1) : text);

/** A cell that a spreadsheet would run as a formula; leading apostrophes may be our escaping. */
export const isFormula = (text: string): boolean => /^'*[=+\-@\t\r]/.test(text);

/** A text that no spreadsheet runs: an apostrophe stands before what begins like a formula. */
export const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

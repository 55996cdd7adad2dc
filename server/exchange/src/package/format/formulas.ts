/** What a spreadsheet would run; apostrophes before it are ours or were there. */
const FORMULA = /^'*[=+\-@\t\r]/;
const SHIELDED = /^'+[=+\-@\t\r]/;

/** A text that no spreadsheet runs: an apostrophe stands before what begins like a formula. */
export const shield = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that was shielded; one that was not is itself. */
export const unshield = (text: string): string => (SHIELDED.test(text) ? text.slice(1) : text);

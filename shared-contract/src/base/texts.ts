/** Nothing in them is to be composed. */
const PLAIN = /^[ -~]*$/;
const LINE_ENDS = /\r\n?|[\v\u0085\u2028\u2029]/g;

/**
 * A text in the one form in which the portal keeps it, whichever way it comes in: composed letters (NFC), lines that
 * end with LF alone, nothing blank at either end.
 */
export const composeText = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFC').replace(LINE_ENDS, '\n')).trim();

/**
 * Neither keyboards nor spreadsheets put them in: control characters (PostgreSQL refuses NUL), halves of a character,
 * and marks that turn the order of what is read.
 */
const HIDDEN_CHARACTERS = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069]/u;
const LINE = /[\r\n\t\u2028\u2029]/;

/** True when a text holds invisible characters. */
export const hasHiddenCharacter = (text: string): boolean => HIDDEN_CHARACTERS.test(text);

/** True without line breaks or tabs. */
export const isOneLine = (text: string): boolean => !LINE.test(text);

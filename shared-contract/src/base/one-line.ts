/** Neither keyboards nor spreadsheets put them in; the last ones turn the order of what is read. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;
const LINE = /[\r\n\t]/;

/** Whether a text holds a character that nobody typed and nobody sees. */
export const hasHiddenCharacter = (text: string): boolean => HIDDEN.test(text);

/** Whether a text has neither a new line nor a tabulation. */
export const isOneLine = (text: string): boolean => !LINE.test(text);

const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const UNSEEN_ON_SCREEN = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** A piece of a file as it may be shown on one line of a terminal or in a spreadsheet: nothing in it acts there. */
export const shownText = (text: string): string => text.replace(UNSEEN, '\ufffd');

/** The same of what has lines and tabs of its own: whatever is printed passes here last. */
export const printable = (text: string): string => text.replace(UNSEEN_ON_SCREEN, '\ufffd');

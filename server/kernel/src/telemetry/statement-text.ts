/** Literals of a statement: quoted or dollar-quoted texts, numbers that are no placeholders. */
const VALUES = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|(?<![\w$."])\d+(?:\.\d+)?(?![\w"])/g;

/** More of a statement than this tells nobody more, characters. */
const MAX_LENGTH = 2000;

/** A statement as it may be told: placeholders stay, whatever was written into it as a value is a question mark. */
export const redactValues = (text: string): string =>
  text.replace(VALUES, '?').replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);

const OPERATION = /^\W*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?(?:\w+"?\."?)?(\w+)/i;

/** Operation and table of a statement: « SELECT inscriptions ». */
export const summaryOf = (text: string): string =>
  [OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT', TABLE.exec(text)?.[1]].filter(Boolean).join(' ');

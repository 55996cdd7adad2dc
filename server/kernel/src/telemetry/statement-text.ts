/** What of a statement may be a value: texts between quotes or dollars, numbers that are no placeholders. */
const VALUES = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|(?<![\w$."])\d+(?:\.\d+)?(?![\w"])/g;

/** More of a statement than this tells nobody more, characters. */
const LONGEST = 2000;

/** A statement as it may be told: placeholders stay, whatever was written into it as a value is a question mark. */
export const withoutValues = (text: string): string =>
  text.replace(VALUES, '?').replace(/\s+/g, ' ').trim().slice(0, LONGEST);

const OPERATION = /^\W*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?(?:\w+"?\."?)?(\w+)/i;

/** What a statement does and to which table, in few words: « SELECT inscriptions ». */
export const summaryOf = (text: string): string =>
  [OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT', TABLE.exec(text)?.[1]].filter(Boolean).join(' ');

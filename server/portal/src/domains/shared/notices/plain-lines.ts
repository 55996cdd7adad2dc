const LINE_TAG =
  /<\/?(?:p|br|div|ul|ol|li|dl|dt|dd|table|tr|td|th|h[1-6]|pre|blockquote|hr|section|article|center)\b/i;

const TABLE = /<table\b/i;
const CELL = /<t(?:r|d|h)\b/i;

/**
 * Text without any element that makes a line (a mail in plain text, a cell of a spreadsheet) says its lines by
 * line ends, which HTML does not show: a paragraph for each, apart where an empty line stands.
 */
const linesToHtml = (text: string): string =>
  text
    .trim()
    .split(/\n[ \t\u00a0]*(?:\n[ \t\u00a0]*)+/)
    .map((part) => `<p>${part.split('\n').join('<br>')}</p>`)
    .join('');

/** Rows that were copied without their table are a table: a page would lose them and join their words. */
const closeTable = (html: string): string =>
  CELL.test(html) && !TABLE.test(html) ? `<table>${html}</table>` : html;

/** HTML in which every line of a text and every row of a table is an element. */
export const withLines = (source: string): string => {
  const text = source.replace(/\r\n?/g, '\n');
  if (LINE_TAG.test(text)) return closeTable(text);
  return text.trim().includes('\n') ? linesToHtml(text) : text;
};

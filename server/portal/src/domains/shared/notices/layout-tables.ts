import { type Element, isTag, type ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';

const TABLE_PARTS = new Set(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']);

/** The elements that make a table, those of tables inside it left out. */
const ownParts = (parent: ParentNode): Element[] =>
  parent.children
    .filter(isTag)
    .filter(({ name }) => name !== 'table')
    .flatMap((element) => [element, ...ownParts(element)])
    .filter(({ name }) => TABLE_PARTS.has(name));

const cellsOf = (row: Element): number =>
  row.children.filter((child) => isTag(child) && /^t[dh]$/.test(child.name)).length;

/** A table that places things: mail programs write columns of one cell, and tables within tables. */
const isLayout = (table: Element, parts: readonly Element[]): boolean =>
  /^(?:presentation|none)$/i.test(table.attribs.role ?? '') ||
  DomUtils.getElementsByTagName('table', table.children).length > 0 ||
  !parts.some((part) => part.name === 'tr' && cellsOf(part) > 1);

/** Makes lines of the tables that only place things, from the innermost out. */
export const unfoldLayoutTables = (parent: ParentNode): void => {
  for (const table of DomUtils.getElementsByTagName('table', parent).reverse()) {
    const parts = ownParts(table);
    if (!isLayout(table, parts)) continue;
    for (const part of [table, ...parts]) part.name = 'div';
  }
};

import { parseDocument } from 'htmlparser2';
import type { HtmlElement, HtmlNode } from './html-node';

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];

const isRow = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && node.name === 'tr';

/** As a browser does, puts the rows of a table in a body where the HTML names none. */
const withBody = (children: readonly HtmlNode[]): HtmlNode[] => {
  const rows = children.filter(isRow);
  if (rows.length === 0) return [...children];
  const others = children.filter((child) => !isRow(child));
  return [...others, { name: 'tbody', attributes: {}, children: rows }];
};

const toNode = (node: ParsedNode): HtmlNode[] => {
  if (node.type === 'text') return [node.data];
  if (!('attribs' in node)) return [];
  const children = node.children.flatMap(toNode);
  const { name, attribs: attributes } = node;
  return [{ name, attributes, children: name === 'table' ? withBody(children) : children }];
};

/** Parses HTML where there is no browser, to the tree that a browser would make of it. */
export const parseHtml = (html: string): HtmlNode[] => parseDocument(html).children.flatMap(toNode);

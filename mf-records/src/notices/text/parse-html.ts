import type { HtmlNode } from './html-node';

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const toNode = (node: Node): HtmlNode[] => {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!isElement(node)) return [];
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return [{ name: node.localName, attributes, children: [...node.childNodes].flatMap(toNode) }];
};

/** Parses HTML by the browser. */
export const parseHtml = (html: string): HtmlNode[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(toNode);

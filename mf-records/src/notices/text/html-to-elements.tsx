import { createElement, Fragment, type ReactNode } from 'react';
import { TextLink } from 'shared-ui';
import { NoticeTable } from './notice-table';

/** Elements that keep their meaning, under the name that they have here; h1 and h2 belong to the page. */
const KEPT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `p div pre blockquote h3 h4 strong em u s sub sup q ul ol li dl dt dd
    caption thead tbody tfoot tr th td`
      .split(/\s+/)
      .map((name) => [name.toUpperCase(), name]),
  ),
  ...{ B: 'strong', I: 'em', H1: 'h3', H2: 'h3' },
};

/** Elements whose very content is no text of the notice. */
const DROPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'NOSCRIPT',
  'SVG',
  'MATH',
]);

const SAFE_ADDRESS = /^(https?:|mailto:|tel:)/i;

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const childrenOf = (node: Node): ReactNode[] => [...node.childNodes].map(toElement);

function linkOf(element: Element, key: number): ReactNode {
  const address = element.getAttribute('href')?.trim() ?? '';
  const children = childrenOf(element);
  if (!SAFE_ADDRESS.test(address)) return createElement(Fragment, { key }, ...children);
  return (
    <TextLink key={key} href={address} newTab={address.toLowerCase().startsWith('http')}>
      {children}
    </TextLink>
  );
}

/** How many columns and rows a cell takes. */
const spansOf = (element: Element) => {
  const number = (name: string) => Number(element.getAttribute(name)) || undefined;
  return { colSpan: number('colspan'), rowSpan: number('rowspan') };
};

/** Spaces between the rows of a table are none of its content. */
const isTablePart = (node: Node | null): boolean =>
  /^(TABLE|THEAD|TBODY|TFOOT|TR)$/.test(node?.nodeName ?? '');

function toElement(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return isTablePart(node.parentNode) ? null : node.textContent;
  if (!isElement(node)) return null;
  const name = node.nodeName.toUpperCase();
  if (DROPPED.has(name)) return null;
  if (name === 'A') return linkOf(node, key);
  if (name === 'BR') return <br key={key} />;
  if (name === 'HR') return <hr key={key} />;
  if (name === 'TABLE') return <NoticeTable key={key}>{childrenOf(node)}</NoticeTable>;
  const kept = KEPT[name];
  if (kept === undefined) return createElement(Fragment, { key }, ...childrenOf(node));
  return createElement(kept, { key, ...spansOf(node) }, ...childrenOf(node));
}

/**
 * Turns HTML into React elements of a short list, without attributes save a link's address and a cell's
 * width: whatever came through, nothing of it can run (CONTRACT §5.13).
 */
export const htmlToElements = (html: string): ReactNode[] =>
  childrenOf(new DOMParser().parseFromString(html, 'text/html').body);

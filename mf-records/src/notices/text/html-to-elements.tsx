import { createElement, Fragment, type ReactNode } from 'react';
import { TextLink } from 'shared-ui';
import { parseHtml } from '#parse-html';
import type { HtmlElement, HtmlNode } from './html-node';
import { NoticeTable } from './notice-table';

/** Elements that keep their meaning, under the name that they have here; h1 and h2 belong to the page. */
const KEPT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `p div pre blockquote h3 h4 strong em u s sub sup q ul ol li dl dt dd
    caption thead tbody tfoot tr th td`
      .split(/\s+/)
      .map((name) => [name, name]),
  ),
  ...{ b: 'strong', i: 'em', h1: 'h3', h2: 'h3' },
};

/** Elements whose very content is no text of the notice. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'svg',
  'math',
]);

const SAFE_ADDRESS = /^(https?:|mailto:|tel:)/i;

const childrenOf = ({ children }: HtmlElement): ReactNode[] => children.map(toElement);

function linkOf(element: HtmlElement, key: number): ReactNode {
  const address = element.attributes['href']?.trim() ?? '';
  const children = childrenOf(element);
  if (!SAFE_ADDRESS.test(address)) return createElement(Fragment, { key }, ...children);
  return (
    <TextLink key={key} href={address} newTab={address.toLowerCase().startsWith('http')}>
      {children}
    </TextLink>
  );
}

/** How many columns and rows a cell takes. */
const spansOf = (element: HtmlElement) => {
  const number = (name: string) => Number(element.attributes[name]) || undefined;
  return { colSpan: number('colspan'), rowSpan: number('rowspan') };
};

/** Spaces between the rows of a table are none of its content. */
const TABLE_PART = /^(table|thead|tbody|tfoot|tr)$/;

const contentOf = (element: HtmlElement): ReactNode[] =>
  TABLE_PART.test(element.name)
    ? element.children.filter((child) => typeof child !== 'string').map(toElement)
    : childrenOf(element);

function toElement(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { name } = node;
  if (DROPPED.has(name)) return null;
  if (name === 'a') return linkOf(node, key);
  if (name === 'br') return <br key={key} />;
  if (name === 'hr') return <hr key={key} />;
  if (name === 'table') return <NoticeTable key={key}>{contentOf(node)}</NoticeTable>;
  const kept = KEPT[name];
  if (kept === undefined) return createElement(Fragment, { key }, ...childrenOf(node));
  return createElement(kept, { key, ...spansOf(node) }, ...contentOf(node));
}

/**
 * Turns HTML into React elements of a short list, without attributes save a link's address and a cell's
 * width: whatever came through, nothing of it can run (CONTRACT §5.13).
 */
export const htmlToElements = (html: string, parse = parseHtml): ReactNode[] => parse(html).map(toElement);

import { createElement, Fragment, type ReactNode } from 'react';
import { TextLink } from 'shared-ui';

/** Elements that keep their meaning; h1 and h2 belong to the page, so that they step down. */
const KEPT: Record<string, string> = {
  P: 'p',
  BR: 'br',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  U: 'u',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  BLOCKQUOTE: 'blockquote',
  H1: 'h3',
  H2: 'h3',
  H3: 'h3',
  H4: 'h4',
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

function toElement(node: Node, key: number): ReactNode {
  if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
  const name = node.nodeName.toUpperCase();
  if (DROPPED.has(name)) return null;
  if (name === 'A') return linkOf(node, key);
  const kept = KEPT[name];
  if (kept === 'br') return <br key={key} />;
  return createElement(kept ?? Fragment, { key }, ...childrenOf(node));
}

/**
 * Turns HTML into React elements of a short list, without attributes save a link's address: whatever came
 * through, nothing of it can run (CONTRACT §5.13).
 */
export const htmlToElements = (html: string): ReactNode[] =>
  childrenOf(new DOMParser().parseFromString(html, 'text/html').body);

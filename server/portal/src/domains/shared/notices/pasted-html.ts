import { type Element, isTag, type ParentNode, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { unfoldLayoutTables } from './layout-tables';
import { withLines } from './plain-lines';
import { parseShallow } from './shallow-tree';

/** Elements that have another name here. A page has its own h1 and h2: a notice's titles come below them. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
  ...{ b: 'strong', i: 'em', del: 's', strike: 's' },
  ...{ menu: 'ul', dir: 'ul', listing: 'pre', plaintext: 'pre' },
};

/** Elements that stand on lines of their own, of which nothing but that is kept. */
const BLOCKS = new Set(
  (
    'address article aside body center details dialog fieldset figcaption figure footer form header hgroup html ' +
    'legend main nav search section summary'
  ).split(' '),
);

/** Content that is no text of the notice: code, settings of Word, a title of a whole document. */
const NO_TEXT = new Set(
  'audio canvas iframe noscript option script style template textarea title video xml xmp'.split(' '),
);

const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*hidden)/i;
const KEEPS_LINES = /(?:^|;)\s*white-space\s*:\s*(?:pre|break-spaces)/i;
const OWN_LINE = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|list-item|table)\s*(?:!|;|$)/i;

const isUnseen = ({ name, attribs: { style = '', hidden } }: Element): boolean =>
  NO_TEXT.has(name) || hidden !== undefined || HIDDEN.test(style);

const nameOf = ({ name, attribs: { style = '' } }: Element): string => {
  if (BLOCKS.has(name)) return 'div';
  if (['div', 'p', 'span'].includes(name) && KEEPS_LINES.test(style)) return 'pre';
  if (['span', 'font', 'label'].includes(name) && OWN_LINE.test(style)) return 'div';
  return RENAMED[name] ?? name;
};

/** Paragraphs without a word, by which mail programs leave room. */
const isEmptyLine = (element: Element): boolean =>
  /^(?:p|div|h3|h4|blockquote|pre)$/.test(element.name) && DomUtils.textContent(element).trim() === '';

/** `www.ecole.be`, as people type it, is an address of the web. */
const completeLink = ({ attribs }: Element): void => {
  const href = attribs.href?.trim();
  if (href && /^www\./i.test(href)) attribs.href = `https://${href}`;
};

const read = (parent: ParentNode): void => {
  for (const element of parent.children.filter(isTag)) {
    if (isUnseen(element)) {
      DomUtils.removeElement(element);
    } else if (element.name === 'img') {
      // A picture goes, what it says stays.
      DomUtils.replaceElement(element, new Text(element.attribs.alt ?? ''));
    } else {
      read(element);
      element.name = nameOf(element);
      if (element.name === 'a') completeLink(element);
      if (isEmptyLine(element)) DomUtils.removeElement(element);
    }
  }
};

/**
 * HTML as mail programs, Word and other boards write it, in the few elements that a notice has: what stood on
 * lines, in lists and in tables still does, what nobody saw is gone. It is not yet inert.
 */
export const readPasted = (html: string): string => {
  const document = parseShallow(withLines(html));
  read(document);
  unfoldLayoutTables(document);
  return DomUtils.getInnerHTML(document);
};

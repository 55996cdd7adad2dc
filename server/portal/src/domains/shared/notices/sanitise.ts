import sanitizeHtml from 'sanitize-html';
import { memoizeByKey } from 'shared-contract/base/memoize';
import { readPasted } from './pasted-html';

const INLINE = ['strong', 'em', 'u', 's', 'sub', 'sup', 'q', 'a'];
const LINES = ['p', 'br', 'div', 'h3', 'h4', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Text, lines, lists, tables, links and nothing else: no image, style, class, identifier, embedded content. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...INLINE, ...LINES, ...TABLES],
  allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Mails are divisions within divisions.
  nestingLimit: 100,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** The HTML of a notice made inert (CONTRACT §5.13); what is not allowed goes, its text stays. Many read the same. */
export const sanitiseNotice = memoizeByKey(
  (html: string) => html,
  (html) => sanitizeHtml(readPasted(html), ALLOWED),
);

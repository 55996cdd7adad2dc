import sanitizeHtml from 'sanitize-html';
import { memoizeByKey } from 'shared-contract/base/memoize';

/** Text, lists, links and nothing else: no image, no style, no class, no identifier, no embedded content. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: {
    // The page has its own h1 and h2: a notice's titles come below them.
    h1: 'h3',
    h2: 'h3',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
  },
};

/** The HTML of a notice made inert (CONTRACT §5.13); what is not allowed goes, its text stays. Many read the same. */
export const sanitiseNotice = memoizeByKey(
  (html: string) => html,
  (html) => sanitizeHtml(html, ALLOWED),
);

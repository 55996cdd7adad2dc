import { type ConfigData, HtmlValidate } from 'html-validate';

/** What is not asked, each with its reason. */
const RULES: NonNullable<ConfigData['rules']> = {
  // How a valid document is written: the server and React each do it in one way.
  'attr-case': 'off',
  'doctype-style': 'off',
  'no-implicit-input-type': 'off',
  // The headings of a skeleton are empty and hidden; axe judges those that somebody meets.
  'empty-heading': 'off',
  // A region and a bar of progress are the same to whoever hears them, whatever element they are made of.
  // What a field suggests is no list to choose from alone: no `<select>` does it.
  'prefer-native-element': ['error', { exclude: ['listbox', 'progressbar', 'region'] }],
  // The page behind a dialog is inert, and is nobody's landmark then: axe knows.
  'unique-landmark': 'off',
  // React's own identifiers begin with a line below, as HTML lets them.
  'valid-id': ['error', { relaxed: true }],
  // Spaces of a person's telephone number are hers: the same text is copied and searched.
  'tel-non-breaking': 'off',
  // A title names its page in full, and the product and the school after it.
  'long-title': 'off',
};

interface Accepted {
  rule: string;
  /** The elements of which it is accepted, by the end of their selector. */
  on: RegExp;
}

/** What is not a fault on these elements, each with its reason. */
const ACCEPTED: readonly Accepted[] = [
  // Laid out as cards on a phone a table is none any more for a browser, unless its parts say what they are.
  { rule: 'no-redundant-role', on: /(^|> )(table|thead|tbody|tfoot|tr|th|td)(:nth-child\(\d+\))?$/ },
];

const validator = new HtmlValidate({
  root: true,
  // `browser` leaves out how a text is written by a browser that writes out what it has.
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:browser'],
  rules: RULES,
});

/** What an HTML validator finds in a document as it was served, or as a browser writes it out again. */
export const markupFaults = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .filter(
      ({ ruleId, selector }) => !ACCEPTED.some(({ rule, on }) => rule === ruleId && on.test(selector ?? '')),
    )
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? '?'})`);

import type { Spoken } from './read-out';

/** A line of a transcript. */
export interface Line {
  text: string;
  /** What it is said of. */
  element: Element;
}

/** What holds something that is said next in its own words. */
const HOLDERS =
  /^(document|paragraph|strong|emphasis|code|time|mark|deletion|insertion|superscript|term|definition|listitem|status|alert|group|row|rowgroup|cell|gridcell|rowheader|caption|list)$/;

/** Words that are the name of what holds them, and were said with it; pictures have names alone. */
const NAMED_BY_ITS_WORDS =
  'label, legend, summary, a, button, option, h1, h2, h3, h4, h5, h6, svg, th[scope=col]';

const BLOCK =
  'p, li, dt, dd, td, th, caption, div, section, article, aside, header, footer, fieldset, dialog, details, main, body';

const elementOf = (node: Node | null): Element | null =>
  node instanceof Element ? node : (node?.parentElement ?? null);

const isText = ({ node }: Spoken): boolean => node?.nodeType === Node.TEXT_NODE;

const inLanguage = (text: string, lang: string | null | undefined): string =>
  lang && !lang.startsWith('fr') ? `{${lang}: ${text}}` : text;

/** Marks the parts of a name that are in another language. */
const withLanguages = (phrase: string, element: Element): string =>
  [...element.querySelectorAll('[lang]')].reduce(
    (said, part) => said.replace(part.textContent, inLanguage(part.textContent, part.getAttribute('lang'))),
    inLanguage(phrase, element.getAttribute('lang')),
  );

/** Says how a disclosure stands, which has no role of its own, and leaves out what only counts. */
const inShort = (phrase: string, element: Element): string => {
  if (element.matches('summary'))
    return `disclosure, ${phrase}, ${element.closest('details')?.open ? 'expanded' : 'not expanded'}`;
  if (element.matches('option')) return `option, ${element.textContent}`;
  if (element.matches('input[type=file]')) return `file, ${phrase}`;
  const plain = phrase.replaceAll(
    /, (?:position|set size) \d+|, has popup listbox|, 1 control|, not current item/g,
    '',
  );
  if (element instanceof HTMLSelectElement && element.value !== '')
    return plain.replace(`, ${element.value}`, `, ${element.selectedOptions[0]?.text ?? ''}`);
  const placeholder = element.getAttribute('placeholder') ?? '';
  return plain.includes(`, ${placeholder}, placeholder`) ? plain.replace(/, placeholder .*$/, '') : plain;
};

/** What is said of an element; null where its parts say it. */
const phraseOf = ({ phrase }: Spoken, element: Element, next: Node | null | undefined): string | null => {
  // A label is said with its field; a title on a text is for the pointer.
  if (/^end(?:,| of )/.test(phrase) || element.matches('label, legend, span[title]')) return null;
  const [, role = '', rest = ''] = /^(\w+)(?:, (.*))?$/s.exec(phrase) ?? [];
  if (!HOLDERS.test(role)) return withLanguages(inShort(phrase, element), element);
  const [current = null] = /current \w+/.exec(rest) ?? [];
  if (current !== null) return current;
  if (role === 'group' || role === 'list') return rest === '' ? null : phrase;
  const isWhole = rest !== '' && !(next && next !== element && element.contains(next));
  return isWhole && /cell|rowheader/.test(role) ? withLanguages(rest, element) : null;
};

const join = (before: string, words: string): string =>
  /^[,.);]/.test(words) ? before + words : `${before} ${words}`;

const languageOf = (element: Element): string | null | undefined =>
  element.closest('[lang]')?.getAttribute('lang');

/** A line of running words; null where they were said as a name. */
const wordsOf = ({ phrase }: Spoken, element: Element): Line | null =>
  element.closest(NAMED_BY_ITS_WORDS) ? null : { text: inLanguage(phrase, languageOf(element)), element };

const partOf = (one: Spoken, element: Element, next: Spoken | undefined): Line | null => {
  const text = phraseOf(one, element, next?.node);
  return text === null ? null : { text, element };
};

/** What is said, a line for each thing: running words together, and `{en: …}` around what is in another language. */
export const linesOf = (spoken: readonly Spoken[]): Line[] => {
  const lines: Line[] = [];
  /** Of the words that were said last; null after something else. */
  let block: Element | null = null;
  spoken.forEach((one, index) => {
    const element = elementOf(one.node);
    const isWords = isText(one);
    const line = element && (isWords ? wordsOf(one, element) : partOf(one, element, spoken[index + 1]));
    if (!line) return;
    const before = lines.at(-1);
    const own = isWords ? line.element.closest(BLOCK) : null;
    if (before && own && own === block) before.text = join(before.text, line.text);
    else lines.push(line);
    block = own;
  });
  return lines;
};

import { createRequire } from 'node:module';
import { RuleIndex } from './rule-index.mjs';

/** @typedef {import('./rule-index.mjs').Sheet} Sheet */

/** @typedef {import('./rule-index.mjs').Style} Style */
/** @typedef {Style & {setProperty(name: string, value: string, priority?: string): void, removeProperty(name: string): void}} Declaration */
/** @typedef {{styleSheets: {_list: Sheet[]}, _styleCache: WeakMap<object, Declaration> | null}} JsdomDocument */
/**
 * @typedef {object} JsdomElement
 * @property {string} _localName
 * @property {boolean} _attached
 * @property {JsdomDocument} _ownerDocument
 * @property {Style} style
 * @property {(namespace: null, name: string) => string | null} getAttributeNS
 */
/** @typedef {{sheets: Sheet[], sizes: number[], index: RuleIndex, declared: Map<string, Declaration>}} Indexed */

const require = createRequire(import.meta.url);
const fromJsdom = createRequire(
  ['jest-fixed-jsdom', 'jest-environment-jsdom', 'jsdom'].reduce(
    (path, name) => createRequire(path).resolve(name),
    require.resolve('jest-fixed-jsdom'),
  ),
);

/** @type {{CSSStyleDeclaration: new () => Declaration}} */
const { CSSStyleDeclaration } = fromJsdom('cssstyle');
/** @type {{parse(text: string): Sheet}} */
const cssom = fromJsdom('rrweb-cssom');
/** @type {string} */
const ownSheet = fromJsdom('./jsdom/browser/default-stylesheet');
/** @type {{matchesDontThrow(element: JsdomElement, selector: string | undefined): boolean}} */
const selectors = fromJsdom('./jsdom/living/helpers/selectors');
/** @type {{getDeclarationForElement(element: JsdomElement): Declaration}} */
const styleRules = fromJsdom('./jsdom/living/helpers/style-rules');
/** @type {{implForWrapper(element: Element): JsdomElement}} */
const { implForWrapper } = fromJsdom('./jsdom/living/generated/utils');

const DEFAULT = cssom.parse(ownSheet);

/** @param {Sheet[]} sheets @returns {Indexed} */
const indexSheets = (sheets) => {
  const index = new RuleIndex();
  for (const sheet of sheets) index.add(sheet);
  return { sheets, sizes: sheets.map(({ cssRules }) => cssRules.length), index, declared: new Map() };
};

/** @type {WeakMap<JsdomDocument, Indexed>} */
const indexes = new WeakMap();

/** The index of a document's sheets: a sheet that came last is added, any other change makes a new one. @param {JsdomDocument} document */
const indexOf = (document) => {
  const sheets = [DEFAULT, ...document.styleSheets._list];
  const known = indexes.get(document);
  const isKept = known?.sheets.every(
    (sheet, rank) => sheet === sheets[rank] && sheet.cssRules.length === known.sizes[rank],
  );
  if (known && isKept) {
    for (const sheet of sheets.slice(known.sheets.length)) {
      known.index.add(sheet);
      known.sheets.push(sheet);
      known.sizes.push(sheet.cssRules.length);
    }
    return known;
  }
  const made = indexSheets(sheets);
  indexes.set(document, made);
  return made;
};

/** @param {Declaration} declaration @param {Style} style */
const addStyle = (declaration, style) => {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (value === 'unset') declaration.removeProperty(property);
    else declaration.setProperty(property, value, style.getPropertyPriority(property));
  }
};

/** What the rules of the page and the element itself declare. @param {JsdomElement} element @param {Indexed} indexed */
const declare = (element, { index, declared }) => {
  const names = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  const matching = index
    .candidates(element._localName.toLowerCase(), names)
    .filter(({ rule }) => selectors.matchesDontThrow(element, rule.selectorText));
  // Elements of the same rules are many, and what is declared is only read.
  const key = element.style.length === 0 ? matching.map(({ rank }) => rank).join(' ') : null;
  const known = key === null ? undefined : declared.get(key);
  if (known) return known;
  const declaration = new CSSStyleDeclaration();
  for (const { rule } of matching) addStyle(declaration, rule.style);
  addStyle(declaration, element.style);
  if (key !== null) declared.set(key, declaration);
  return declaration;
};

/** Of each state of a page, which jsdom's own cache stands for: its index, and the styles that were asked for. @type {WeakMap<object, {indexed: Indexed, computed: WeakMap<Element, CSSStyleDeclaration>}>} */
const states = new WeakMap();

/** @param {JsdomDocument} document */
const stateOf = (document) => {
  document._styleCache ??= new WeakMap();
  const known = states.get(document._styleCache);
  if (known) return known;
  const made = { indexed: indexOf(document), computed: new WeakMap() };
  states.set(document._styleCache, made);
  return made;
};

/**
 * Has jsdom look up the rules of an element by its names, where it asks each rule of the page about each element.
 * To be called before jsdom's windows are loaded.
 */
export const indexStyleRules = () => {
  styleRules.getDeclarationForElement = (element) => {
    const { indexed } = stateOf(element._ownerDocument);
    const cache = element._ownerDocument._styleCache;
    const declaration = cache?.get(element) ?? declare(element, indexed);
    cache?.set(element, declaration);
    return declaration;
  };
};

/** Has a window compute the style of an element once for each state of its page. @param {Pick<Window, 'getComputedStyle'>} window */
export const shareComputedStyles = (window) => {
  const compute = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const inside = implForWrapper(element);
    if (pseudo || !inside?._attached) return compute(element, pseudo);
    const { computed } = stateOf(inside._ownerDocument);
    const style = computed.get(element) ?? compute(element);
    computed.set(element, style);
    return style;
  };
};

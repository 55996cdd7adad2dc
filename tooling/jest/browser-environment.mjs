import { createRequire } from 'node:module';
import { mayMatch } from './may-match.mjs';

const require = createRequire(import.meta.url);
/** @type {(...owners: string[]) => NodeJS.Require} */
const requireOf = (...owners) => owners.reduce((from, owner) => createRequire(from.resolve(owner)), require);

// Before jsdom takes this function: it asks it for every rule of the page and every element, each time that a test
// finds by role, and the kit has hundreds of rules, of one class each.
const jsdom = requireOf('jest-fixed-jsdom', 'jest-environment-jsdom');
/** @typedef {Element & {_localName: string}} JsdomElement */

/** @type {{matchesDontThrow: (element: JsdomElement, selector: string | undefined) => boolean}} */
const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** @param {Element} element */
const classesOf = (element) => new Set((element.getAttributeNS(null, 'class') ?? '').split(/\s+/));

/** @type {{element: Element | null, value: string | null, classes: Set<string>}} */
let asked = { element: null, value: null, classes: new Set() };
/** @param {Element} element */
const classSetOf = (element) => {
  const value = element.getAttributeNS(null, 'class');
  if (asked.element !== element || asked.value !== value)
    asked = { element, value, classes: classesOf(element) };
  return asked.classes;
};

selectors.matchesDontThrow = (element, selector) =>
  selector !== undefined &&
  mayMatch(selector, element._localName.toLowerCase(), classSetOf(element)) &&
  matchesDontThrow(element, selector);

/** @type {new (...given: unknown[]) => object} */
const FixedJsdomEnvironment = require('jest-fixed-jsdom');

/** jsdom with a real fetch, which passes over the style rules that can't be an element's. */
export default FixedJsdomEnvironment;

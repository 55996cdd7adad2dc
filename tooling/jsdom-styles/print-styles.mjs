import { createRequire } from 'node:module';
import { indexStyleRules, shareComputedStyles } from './computed-styles.mjs';

/**
 * Prints the computed style of every element of a page, again after each of a number of changes: by jsdom alone
 * (`jsdom`), or with the index and the shared styles of the tests (`index`).
 */
const isIndexed = process.argv[2] === 'index';
if (isIndexed) indexStyleRules();

const environment = createRequire(createRequire(import.meta.url).resolve('jest-fixed-jsdom')).resolve(
  'jest-environment-jsdom',
);
const { JSDOM } = createRequire(environment)('jsdom');

const { window } = new JSDOM(`<!doctype html><style>
  p { color: red; visibility: inherit }
  .a { display: flex; color: green !important }
  main > .a, .b { pointer-events: none }
  @media print { .a { display: none } }
  @media screen { .c { visibility: collapse } }
  [hidden] { display: none }
  .a:not(.b) { background-color: blue }
  .u { color: unset }
</style><main><p id="plain">1</p><p id="one" class="a">2</p><p id="both" class="a b">3</p>
<div class="c"><span id="inside">4</span><svg><a id="drawn" class="u a">5</a></svg></div>
<p id="hidden" hidden>6</p><p id="own" class="a" style="display: grid; color: black">7</p></main>`);
const { document } = window;
if (isIndexed) shareComputedStyles(window);

/** @param {CSSStyleDeclaration} style */
const textOf = (style) =>
  Object.fromEntries(Array.from(style).map((name) => [name, style.getPropertyValue(name)]));

const readAll = () =>
  Object.fromEntries(
    [...document.querySelectorAll('*')].map((element, rank) => [
      element.id ? `#${element.id}` : `${element.tagName} ${rank}`,
      textOf(window.getComputedStyle(element)),
    ]),
  );

/** @param {string} text */
const addSheet = (text) => {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.append(sheet);
  return sheet;
};

const main = document.querySelector('main');
const late = document.createElement('p');
late.id = 'late';
late.className = 'late';
const steps = [
  () => {},
  () => main.append(late),
  () => addSheet('.late { color: orange }'),
  () => addSheet('p.late, em { visibility: hidden }'),
  () => late.classList.add('a'),
  () => late.classList.remove('late'),
  () => late.setAttribute('style', 'display: inline-block'),
  () => main.setAttribute('class', 'b c'),
  () => document.querySelector('style').remove(),
];
const printed = steps.map((change) => {
  change();
  return readAll();
});
console.log(JSON.stringify(printed));

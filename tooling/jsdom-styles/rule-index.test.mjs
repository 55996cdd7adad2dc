import { RuleIndex } from './rule-index.mjs';

const style = Object.assign([], { getPropertyValue: () => '', getPropertyPriority: () => '' });
/** @type {(selectorText: string) => import('./rule-index.mjs').Rule} */
const ruleFor = (selectorText) => ({ selectorText, style });

/** Whether a rule for the selector is put to the engine for an element. @type {(selector: string, ...element: string[]) => boolean} */
const may = (selector, tag = '', ...classes) => {
  const index = new RuleIndex();
  index.add({ cssRules: [ruleFor(selector)] });
  return index.candidates(tag, classes).length > 0;
};

test.each([
  ['.css-a', 'div', 'css-b'],
  ['.css-a:hover', 'div', 'css-b'],
  ['.css-b .css-a', 'div', 'css-b'],
  ['.css-b>.css-a, p', 'div', 'css-b'],
  ['table', 'div'],
  ['main table', 'main'],
  ['.css-a:not(.css-b)', 'div', 'css-b'],
  ['.css-a:has(> .css-b, :nth-child(2n + 1))', 'div', 'css-b'],
  ['.css-a[data-state="css-b, .css-b"]', 'div', 'css-b'],
  ['body:has([data-bar]) .css-a', 'body'],
  ['.css-b :is(.css-b, p) > .css-a:not(:is(div, [hidden]))', 'div', 'css-b'],
])('a rule for %s is passed over for a %s of other names', (selector, ...element) => {
  expect(may(selector, ...element)).toBe(false);
});

test.each([
  ['.css-a', 'div', 'css-a', 'css-b'],
  ['.css-b .css-a', 'div', 'css-a'],
  ['.css-b, DIV', 'div'],
  ['.css-a::before', 'div', 'css-a'],
  ['*', 'div'],
  ['#root', 'div'],
  [':root', 'html'],
  ['linearGradient', 'lineargradient'],
  ['.css-a:not(.css-b)', 'div', 'css-a'],
  ['.css-b:not(p) .css-a[title=".css-b"]', 'div', 'css-a'],
  ['.css-b [hidden]', 'div'],
  ['.css-b > :not(.css-a)', 'div'],
  ['p:not(.css-a, .css-b), div', 'div'],
])('a rule for %s is put to the engine for a %s that it may be for', (selector, ...element) => {
  expect(may(selector, ...element)).toBe(true);
});

test.each([':is(.css-a, .css-b)', '[hidden]', '.\\31 a', '[title=".css-b"]', '.css-a[title="\\""]', 'svg|a'])(
  'a rule for %s is always put to the engine',
  (selector) => {
    expect(may(selector, 'p', 'css-c')).toBe(true);
  },
);

test('rules come once each and in the order of the page, those for a screen alone', () => {
  const index = new RuleIndex();
  index.add({ cssRules: [ruleFor('p, .css-a'), { style }, ruleFor('*')] });
  index.add({
    cssRules: [
      { style, media: ['print'], cssRules: [ruleFor('.css-a.print')] },
      { style, media: ['screen'], cssRules: [ruleFor('.css-a.screen')] },
      ruleFor('p'),
    ],
  });
  const found = index.candidates('p', ['css-a', 'screen']).map(({ rule }) => rule.selectorText);
  expect(found).toEqual(['p, .css-a', '*', '.css-a.screen', 'p']);
});

import { expect, test } from '@jest/globals';
import { mayMatch } from './may-match.mjs';

/** @type {(selector: string, ...element: string[]) => boolean} */
const may = (selector, tag = '', ...classes) => mayMatch(selector, tag, new Set(classes));

test.each([
  ['.css-a', 'div', 'css-b'],
  ['.css-a:hover', 'div', 'css-b'],
  ['.css-a.css-b', 'div', 'css-a'],
  ['.css-b .css-a', 'div', 'css-b'],
  ['.css-b>.css-a, p', 'div', 'css-b'],
  ['table', 'div'],
  ['main table', 'main'],
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
])('a rule for %s is put to the engine for a %s that it may be for', (selector, ...element) => {
  expect(may(selector, ...element)).toBe(true);
});

test.each(['.css-a:not(.css-b)', ':is(.css-a, .css-b)', '[hidden]', '.\\31 a', '[title=".css-b"]', 'svg|a'])(
  'a rule for %s is always put to the engine',
  (selector) => {
    expect(may(selector, 'p', 'css-c')).toBe(true);
  },
);

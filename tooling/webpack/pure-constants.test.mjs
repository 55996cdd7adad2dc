import pureConstants from './settings/lean/pure-constants.mjs';

const PURE = '/* @__PURE__ */ ';

it.each([
  ["export const draft = get('/drafts').answers();", `export const draft = ${PURE}get('/drafts').answers();`],
  ["const act = binds(\n  post('/sar'),\n);", `const act = ${PURE}binds(\n  ${PURE}post('/sar'),\n);`],
  [
    "const euros: Format = new Intl.NumberFormat('fr');",
    `const euros: Format = ${PURE}new Intl.NumberFormat('fr');`,
  ],
  ['const kept = keptByKey<A, B>(work);', `const kept = ${PURE}keptByKey<A, B>(work);`],
])('what %j makes may be left out', (source, marked) => {
  expect(pureConstants(source)).toBe(marked);
});

it.each([
  'export const add = (a: number) => sum(a);',
  'const of = async (a: number) => sum(a);',
  '  const inner = call();',
  'const most = 500;',
  "register('/sar');",
])('%j stays as it is', (source) => {
  expect(pureConstants(source)).toBe(source);
});

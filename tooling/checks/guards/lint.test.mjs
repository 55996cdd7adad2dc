import { createFixtureRepository } from './fixture-repository.mjs';

const HOOK = `import { useState } from 'react';
export const Part = ({ isOpen }: { isOpen: boolean }) => {
  if (isOpen) useState(0);
  return null;
};
`;

const FLOATING = `const save = async () => 1;
export const send = () => {
  save();
};
`;

const INDEX_KEY = `export const List = ({ lines }: { lines: string[] }) => (
  <ul>
    {lines.map((line, rank) => (
      <li key={rank}>{line}</li>
    ))}
  </ul>
);
`;

/** @type {(depth: number) => string} */
const nested = (depth) => (depth === 0 ? 'count += 1;' : `if (n > ${depth}) { ${nested(depth - 1)} }`);
const COMPLEX = `export const tangled = (n: number) => { let count = 0; ${nested(6)} return count; };\n`;

const LAZY = `import { lazy } from 'react';
export const screen = lazy;
`;

const KEY = `import { generateKeyPairSync } from 'node:crypto';
export const make = generateKeyPairSync;
`;

const PROBES = [
  { path: 'server/portal/src/key.test.ts', source: KEY, rule: 'lint/style/noRestrictedImports' },
  { path: 'bench/key.mjs', source: KEY, rule: 'lint/style/noRestrictedImports' },
  { path: 'shell/src/lazy.ts', source: LAZY, rule: 'lint/style/noRestrictedImports' },
  { path: 'mf-probe/src/lazy.ts', source: LAZY, rule: 'lint/style/noRestrictedImports' },
  { path: 'mf-probe/src/hook.tsx', source: HOOK, rule: 'lint/correctness/useHookAtTopLevel' },
  { path: 'mf-probe/src/floating.ts', source: FLOATING, rule: 'lint/nursery/noFloatingPromises' },
  { path: 'scripts/floating.mjs', source: FLOATING, rule: 'lint/nursery/noFloatingPromises' },
  { path: 'shell/src/keys.tsx', source: INDEX_KEY, rule: 'lint/suspicious/noArrayIndexKey' },
  {
    path: 'shared-contract/src/tangled.ts',
    source: COMPLEX,
    rule: 'lint/complexity/noExcessiveCognitiveComplexity',
  },
];

const IN_ORDER = [
  { path: 'shared-auth/src/lazy.ts', source: LAZY },
  { path: 'mf-probe/src/awaited.ts', source: FLOATING.replace('  save', '  void save') },
];

/**
 * What the linter found, file by file.
 *
 * @type {Map<string, string[]>}
 */
const found = new Map();
/** @type {import('./fixture-repository.mjs').ProbeHouse} */
let house;

beforeAll(async () => {
  house = createFixtureRepository(['biome.json', '.gitignore', 'tsconfig.json']);
  for (const { path, source } of [...PROBES, ...IN_ORDER]) house.write(path, source);
  const report = JSON.parse(await house.run('biome', ['lint', '--reporter=json', '--max-diagnostics=100']));
  for (const { category, location } of report.diagnostics) {
    found.set(location.path, [...(found.get(location.path) ?? []), category]);
  }
});

afterAll(() => house.remove());

describe('the linter', () => {
  it.each(PROBES)('refuses $path: $rule', ({ path, rule }) => {
    expect(found.get(path)).toEqual([rule]);
  });

  it.each(IN_ORDER)('accepts $path', ({ path }) => {
    expect(found.get(path)).toBeUndefined();
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importsOf } from './imports.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portail-imports-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {Record<string, string>} texts */
const write = (texts) => {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

test('a source stands on what it imports, at any distance and in any form', () => {
  write({
    'specs/a.spec.ts':
      "import { b } from '../b';\nexport { c } from '../c.mjs';\nconst d = await import('../d');\nimport { test } from 'lib';",
    'b.ts': "import type { E } from './e/index';\nimport './a-sheet.json' with { type: 'json' };",
    'c.mjs': "import '../outside';",
    'd/index.ts': "import { b } from '../b';",
    'e/index.ts': "import '../specs/a.spec';",
    'a-sheet.json': '{}',
    'never.ts': "import './b';",
  });
  expect([...importsOf(root, 'specs/a.spec.ts')].sort()).toEqual([
    'a-sheet.json',
    'b.ts',
    'c.mjs',
    'd/index.ts',
    'e/index.ts',
    'specs/a.spec.ts',
  ]);
});

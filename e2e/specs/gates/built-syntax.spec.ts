import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures';

const ROOT = join(import.meta.dirname, '../../..');
const BUILT = ['shell', ...readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'portal.json')))];

test('no built script, whoever wrote it, looks behind: Safari before 16.4 would run none of it', () => {
  const scripts = BUILT.flatMap((name) =>
    readdirSync(join(ROOT, name, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => join(name, 'dist', file)),
  );
  expect(scripts.length).toBeGreaterThan(BUILT.length);
  expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

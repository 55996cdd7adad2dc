import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { missingMethods, missingProperties } from '../../checks/browser-support';
import { expect, test } from '../../fixtures';

const ROOT = join(import.meta.dirname, '../../..');
const BUILT = ['shell', ...readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'portal.json')))];

/** Built scripts that a browser runs. */
const scripts = (): string[] =>
  BUILT.flatMap((name) =>
    readdirSync(join(ROOT, name, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => join(name, 'dist', file)),
  );

/** pdf.js brings what it needs of newer browsers with it (its « legacy » build). */
const bringsItsOwn = (file: string) => /late-pdf\./.test(file);

/** Asked for before it is used, by the packages themselves. */
const GUARDED = ['Error.captureStackTrace'];

test('no built script, whoever wrote it, looks behind: Safari before 16.4 would run none of it', () => {
  const all = scripts();
  expect(all.length).toBeGreaterThan(BUILT.length);
  expect(all.filter((file) => /\(\?<[=!]/.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test('no built script asks for a syntax or a function that an older supported browser lacks', async () => {
  test.slow();
  const properties = missingProperties().filter(
    ({ object, property }) => !GUARDED.includes(`${object}.${property}`),
  );
  const methods = missingMethods();
  expect(properties).toContainEqual({ object: 'Promise', property: 'withResolvers' });
  expect(methods).toContain('intersection');
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfigFile: true,
    allowInlineConfig: false,
    ignore: false,
    overrideConfig: {
      languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
      rules: {
        'no-restricted-properties': ['error', ...properties],
        'no-restricted-syntax': [
          'error',
          `CallExpression > MemberExpression.callee[property.name=/^(${methods.join('|')})$/]`,
        ],
      },
    },
  });
  const results = await eslint.lintFiles(scripts().filter((file) => !bringsItsOwn(file)));
  const faults = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${filePath}:${line}:${column} ${message.slice(0, 120)}`),
  );
  expect(faults).toEqual([]);
});

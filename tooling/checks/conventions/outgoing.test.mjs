import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, SERVER } from '../../build/paths.mjs';

/** What opens a connection to somewhere else, or starts another program. */
const OPENS = new RegExp(
  [
    // A text of a page that the browser runs begins with its quote.
    /(?<!["'])\bfetch\(/,
    /createTransport\(|new S3Client|new pg\.(?:Pool|Client)|new OTLPTraceExporter/,
    /import \{[^}]*(?<!type )\b(?:connect|createConnection|request|get|Socket)\b[^}]*\} from 'node:(?:https?|http2|net|tls)'/,
    /from '(?:node:(?:dgram|dns|child_process)|undici)'/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** What would have a certificate of anybody believed. */
const BELIEVES_ANYBODY = /rejectUnauthorized\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;

const PAGE = 'docs/securite/inventaires.md';

/** Sources of the server in service: no test, no command of the operator, nothing of the demonstration. */
const sources = [...SERVER, 'release-store'].flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .map((file) => join(name, 'src', file))
    .filter(
      (file) =>
        !/^server\/(demo\/src\/(?!provider\/)|commands\/src\/(?!server\.ts)|exchange\/src\/backup\/)/.test(
          file,
        ),
    ),
);
const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/** The paths of the table under « Ce qui sort »; the words around it may name other files. */
const listed = () => {
  const section = textOf(PAGE).split('## Ce qui sort')[1]?.split('\n## ')[0] ?? '';
  const table = section.split('\n').filter((line) => line.startsWith('| '));
  return table
    .flatMap((line) =>
      [...line.matchAll(/`((?:server\/[a-z]+|release-store)\/src\/[^`]+)`/g)].map(([, path]) => path),
    )
    .sort();
};

describe('what the server calls', () => {
  it(`is what ${PAGE} says, and nothing else`, () => {
    const opening = sources.filter((file) => OPENS.test(textOf(file)));
    expect(opening.sort()).toEqual(listed());
  });

  it('proves who it is: no certificate is believed unread', () => {
    expect(sources.filter((file) => BELIEVES_ANYBODY.test(textOf(file)))).toEqual([]);
  });

  it('is found where it is opened', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(OPENS.test("import { connect } from 'node:tls';")).toBe(true);
    expect(OPENS.test('const answer = await fetch(url, options);')).toBe(true);
    expect(OPENS.test("import { execFile } from 'node:child_process';")).toBe(true);
    expect(OPENS.test("import { readFile } from 'node:fs/promises';")).toBe(false);
    expect(BELIEVES_ANYBODY.test('tls: { rejectUnauthorized: false }')).toBe(true);
  });
});

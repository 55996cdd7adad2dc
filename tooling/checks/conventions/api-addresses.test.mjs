import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, root } from '../../build/paths.mjs';

/** What browsers run, the contract apart: its `endpoints.ts` are the catalogue of the addresses. */
const PACKAGES = ['shared-router', 'shared-ui', 'shared-auth', 'shell', ...REMOTES];

/** A text that begins with an address of the API or of the sign-in, or that continues the root of the calls. */
const ADDRESS = /['"`]\/(?:api|auth)(?:\/|['"`])|['"`]\/registry\.json|API_BASE\}?(?:\s*\+\s*['"`])?\//;

const sources = PACKAGES.flatMap((name) =>
  readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => join(name, 'src', file)),
);

describe('an address of the API', () => {
  it('is written in the catalogue of the contract alone', () => {
    expect(sources.length).toBeGreaterThan(800);
    expect(sources.filter((file) => ADDRESS.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    "fetch('/api/v1/files')",
    "const BASE = '/api';",
    '<a href="/auth/login">',
    'location.assign(`/auth/login?returnTo=$' + '{path}`)',
    "fetch('/registry.json')",
    'href={`$' + '{API_BASE}/files/12`}',
    "API_BASE + '/files/12'",
  ])('is found: %s', (source) => {
    expect(ADDRESS.test(source)).toBe(true);
  });

  it.each([
    'API_BASE + pathOf(sentFile, { DocumentID })',
    "import { read } from '../api/client';",
    "'/recus/12'",
  ])('is none: %s', (source) => {
    expect(ADDRESS.test(source)).toBe(false);
  });
});

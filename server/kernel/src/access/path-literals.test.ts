import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_ROOT } from '../config';

/** A call's path as a text of its own; those that are addresses of pages too (/recus, /admin/testeurs) are left out. */
const CALL =
  /['"`]\/(extranet|files|drafts|parameters|events|security|calendriers|attestations|delete|staff|version|audit|federation\/report|admin\/status)\b/;

/** Where texts that look like calls are none, or are the catalogue itself. */
const SKIPPED = /\.test\.tsx?$|\/testing|^server\/(demo|testing)\/|\/endpoints(\/[a-z]+-endpoints)?\.ts$/;

const packages = [
  ...readdirSync(PORTAL_ROOT).filter((name) => /^(shell|shared-|mf-)/.test(name)),
  ...readdirSync(join(PORTAL_ROOT, 'server')).map((name) => `server/${name}`),
];
const files = packages.flatMap((name) =>
  readdirSync(join(PORTAL_ROOT, name, 'src'), { encoding: 'utf8', recursive: true })
    .map((path) => `${name}/src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !SKIPPED.test(path)),
);

const isCode = (line: string): boolean => !/^\s*(\/\/|\/?\*)/.test(line);

test('a call’s path is written in the catalogue alone', () => {
  const written = files.flatMap((path) =>
    readFileSync(join(PORTAL_ROOT, path), 'utf8')
      .split('\n')
      .filter((line) => isCode(line) && CALL.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(written).toEqual([]);
});

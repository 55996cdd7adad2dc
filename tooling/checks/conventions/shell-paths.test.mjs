import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readJson } from '../../build/paths.mjs';

/** Served by the API and no route of the shell. */
const BY_THE_SERVER = ['/verifications-seul'];

describe('the addresses of the shell', () => {
  it('are those of its routes, so that no domain can take one', () => {
    const source = readFileSync(join(folderOf('shell'), 'src', 'app', 'portal-routes.tsx'), 'utf8');
    const routes = [...source.matchAll(/\bpath="(\/[^"]*)"/g)].map(([, path]) => path);
    expect(routes.length).toBeGreaterThan(10);
    expect([...routes, ...BY_THE_SERVER].sort()).toEqual(
      readJson(join(folderOf('shell'), 'paths.json')).sort(),
    );
  });
});

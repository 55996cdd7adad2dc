import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyHouse, expectDone, runIn, TEST_TIMEOUT_MS } from '../testing/house-copy.mjs';

const CHECKERS = ['format et lint', 'versions', 'types', 'types-scripts', 'dependances', 'code-inutile'];

/** @type {string} */
let copy;
beforeAll(() => {
  copy = copyHouse();
}, TEST_TIMEOUT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a new remote', () => {
  it(
    'passes every checker, its tests, its build and its contract test as it is',
    async () => {
      const refused = await runIn(copy, 'scripts/new-remote.mjs', 'mf-orders', 'Commandes', '/encore');
      expect(refused.code).toBe(1);
      expect(refused.said).toContain('mf-orders et mf-orders commencent de la même façon');

      expectDone(
        await runIn(copy, 'scripts/new-remote.mjs', 'mf-livres-prets', "L'atelier du livre", '/livres'),
      );
      expectDone(await runIn(copy, 'scripts/test.mjs', ...CHECKERS));
      expectDone(await runIn(copy, 'node_modules/jest/bin/jest.js', '--selectProjects', 'mf-livres-prets'));

      expectDone(await runIn(copy, 'deploy/portalctl.mjs', 'publish', 'mf-livres-prets'));
      const [version = ''] = readdirSync(join(copy, 'releases', 'mf-livres-prets'));
      const promoted = await runIn(copy, 'deploy/portalctl.mjs', 'promote', 'mf-livres-prets', version);
      expect(promoted.said).toContain(`mf-livres-prets ${version} est active.`);
    },
    TEST_TIMEOUT_MS,
  );
});

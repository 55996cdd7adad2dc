import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { copyHouse, expectDone, runIn, TEST_TIMEOUT_MS } from '../testing/house-copy.mjs';
import { folderOf, readJson } from './paths.mjs';

/** Without a page of its own, with one, and with a package that asks for the address of its own file. */
const DOMAINS = ['mf-orders', 'mf-verifications', 'mf-gestion'];

/** @type {string} */
let copy;
beforeAll(async () => {
  copy = copyHouse();
  expectDone(await runIn(copy, 'scripts/new-remote.mjs', 'mf-livres-prets', "L'atelier du livre", '/livres'));
}, TEST_TIMEOUT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** @type {(dist: string) => object} */
const releaseIn = (dist) => readJson(join(dist, 'release.json'));

it.each(DOMAINS)(
  '%s is the same bytes in another folder, beside another domain and under another lockfile',
  async (name) => {
    expectDone(await runIn(copy, 'scripts/build.mjs', name));
    expect(releaseIn(join(copy, name, 'dist'))).toEqual(releaseIn(join(folderOf(name), 'dist')));
  },
  TEST_TIMEOUT_MS,
);

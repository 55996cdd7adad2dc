import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from 'release-store';
import { root } from 'tooling/build/paths';
import { writeBuild } from '../testing/build.mjs';
import { withVerdictCache } from './verdict/verdict-cache.mjs';

const REMOTE = 'mf-retenu';
const KEPT = join(root, '.cache', 'controles-passes');
const environment = { ...process.env };

/** @type {string} */
let folder;
/** @type {import('release-store').ReleaseStore} */
let store;
/** @type {Record<string, string>[]} */
let judged;
/** @type {import('../published.mjs').Fault[]} */
let faults;
/** @type {import('../published.mjs').Fault[]} */
let warnings;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portail-verdicts-'));
  store = openReleaseStore({ bucket: null, folder: join(folder, 'releases') });
  judged = [];
  faults = [];
  warnings = [];
  delete process.env.CI;
});
afterEach(() => {
  process.env = { ...environment };
  rmSync(folder, { recursive: true, force: true });
  if (!existsSync(KEPT)) return;
  for (const name of readdirSync(KEPT).filter((each) => each.startsWith(REMOTE))) rmSync(join(KEPT, name));
});

const check = withVerdictCache(async (_store, versions) => {
  judged.push(versions);
  return Object.entries(versions)
    .filter(([remote]) => remote !== 'shell')
    .map(([remote, version]) => ({ remote, version, faults, ...(warnings.length > 0 && { warnings }) }));
});

/** @param {string} script */
const published = async (script) => {
  const { dist, version } = writeBuild(folder, script, { name: REMOTE, requires: { contract: '^1.0.0' } });
  await store.publish(dist, REMOTE, version);
  return version;
};

describe('the contract test', () => {
  it('is not run twice for the same bytes, in the same shell', async () => {
    const version = await published(`un ${Math.random()}`);
    const versions = { [REMOTE]: version, shell: '1' };
    for (const _ of ['premier', 'second'])
      expect(await check(store, versions, '1.0.0')).toEqual([{ remote: REMOTE, version, faults: [] }]);
    expect(judged).toEqual([versions]);
    await check(store, { [REMOTE]: version, shell: '2' }, '1.0.0');
    await check(store, versions, '1.1.0');
    await check(store, { [REMOTE]: await published(`deux ${Math.random()}`), shell: '1' }, '1.0.0');
    expect(judged).toHaveLength(4);
  });

  it('says again what it warned of', async () => {
    const version = await published(`quatre ${Math.random()}`);
    warnings = [{ controle: 'serveur', message: 'document is not defined' }];
    for (const _ of ['premier', 'second'])
      expect(await check(store, { [REMOTE]: version, shell: '1' }, '1.0.0')).toEqual([
        { remote: REMOTE, version, faults: [], warnings },
      ]);
    expect(judged).toHaveLength(1);
  });

  it('is run again for what was refused, and always where everything is', async () => {
    const versions = { [REMOTE]: await published(`trois ${Math.random()}`), shell: '1' };
    faults = [{ controle: 'csp', message: 'script-src' }];
    for (const _ of ['premier', 'second'])
      expect(await check(store, versions, '1.0.0')).toMatchObject([{ faults }]);
    faults = [];
    await check(store, versions, '1.0.0');
    process.env.CI = 'true';
    await check(store, versions, '1.0.0');
    expect(judged).toHaveLength(4);
  });
});

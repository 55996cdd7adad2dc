import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestPortal, type TestPortal } from 'server-testing/portal';

const NAME = 'mf-orders';
const VERSION = '1';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

const activate = () => {
  const folder = join(portal.releasesDir, NAME, VERSION);
  mkdirSync(folder, { recursive: true });
  const manifest = {
    name: NAME,
    label: 'Commandes',
    requires: { contract: '^1.0.0' },
    kit: [],
    screens: [{ path: '/commandes', title: 'Mes commandes' }],
  };
  const entry = { url: `/r/${NAME}/${VERSION}/remoteEntry.js`, integrity: 'sha384-x' };
  writeFileSync(join(folder, 'portal.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({ version: VERSION, entry, files: [], preload: [] }),
  );
  const active = { version: VERSION, previous: null, enabled: true, message: null };
  writeFileSync(
    join(portal.releasesDir, 'registry.json'),
    JSON.stringify({ revision: 1, remotes: { [NAME]: active } }),
  );
};

test('a process that has nothing to serve lives, and is ready once a version is in service', async () => {
  const ask = (path: string) => portal.browse().get(path);
  expect((await ask('/healthz')).json()).toEqual({ status: 'ok' });
  const empty = await ask('/readyz');
  expect([empty.statusCode, empty.json().detail]).toEqual([503, 'Aucune version n’est encore en service.']);
  activate();
  while ((await ask('/readyz')).statusCode !== 200) await wait(50);
  expect((await ask('/readyz')).json()).toEqual({ status: 'ok' });
});

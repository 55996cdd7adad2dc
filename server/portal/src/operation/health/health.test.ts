import { setTimeout as wait } from 'node:timers/promises';
import { activateRelease } from 'server-testing/activate-release';
import { openTestPortal, type TestPortal } from 'server-testing/portal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

test('a process that has nothing to serve lives, and is ready once a version is in service', async () => {
  const ask = (path: string) => portal.browse().get(path);
  expect((await ask('/healthz')).json()).toEqual({ status: 'ok' });
  const empty = await ask('/readyz');
  expect([empty.statusCode, empty.json().detail]).toEqual([503, 'Aucune version n’est encore en service.']);
  activateRelease(portal.releasesDir);
  while ((await ask('/readyz')).statusCode !== 200) await wait(50);
  expect((await ask('/readyz')).json()).toEqual({ status: 'ok' });
});

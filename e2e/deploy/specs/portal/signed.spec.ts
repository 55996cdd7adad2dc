import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readKey, readRegistry, signEntry } from 'release-store';
import { rebuild } from '../../../../deploy/testing/versions.mjs';
import { test as base, expect } from '../../../fixtures';
import { type SignedPortal, startSigned } from '../../signed-portal';

const ORDERS = 'mf-orders';
const RECORDS = 'mf-records';

const test = base.extend<object, { signed: SignedPortal }>({
  signed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const signed = await startSigned(parallelIndex, [ORDERS, RECORDS]);
      try {
        await use(signed);
      } finally {
        await signed.stop();
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ signed }, use) => use(signed.url),
});

/** Publishes and promotes a build of a remote with its team's key; resolves to its version. */
const ship = async ({ command, workshop }: SignedPortal, remote: string, semver: string) => {
  const folder = join(workshop, `${remote}-${semver}`);
  const version = rebuild(remote, folder, semver);
  expect(await command(remote, ['publish', remote, '--dist', folder])).toEqual({ code: 0, said: '' });
  expect(await command(remote, ['promote', remote, version])).toEqual({ code: 0, said: '' });
  return version;
};

/** The version of a remote that is shown, or all that the registry shows where the remote is missing. */
const shown = async (page: Page, remote: string): Promise<unknown> => {
  const registry = await (await page.request.get('/registry.json')).json();
  const found = registry.remotes.find(({ name }: { name: string }) => name === remote);
  return found?.release.version ?? registry;
};

/** The orders' screen, made of the files of one version and of no other. */
const expectOrders = async (page: Page, version: string) => {
  await expect.poll(() => shown(page, ORDERS), { intervals: [100] }).toBe(version);
  const asked = new Set<string>();
  const note = (answer: { url: () => string }) => {
    const found = /\/r\/mf-orders\/([^/]+)\//.exec(answer.url())?.[1];
    if (found) asked.add(found);
  };
  page.on('response', note);
  await page.goto('/commandes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes commandes');
  page.off('response', note);
  expect([...asked]).toEqual([version]);
};

/** One bit of a file is another. */
const turn = (path: string) => {
  const content = readFileSync(path);
  content[0] = (content[0] ?? 0) ^ 1;
  writeFileSync(path, content);
};

test('each team moves its own domain alone, a replaced key moves nothing, and what was changed at rest is never run', async ({
  openAs,
  signed,
}) => {
  const before = await ship(signed, ORDERS, '1.0.1');
  const active = await ship(signed, ORDERS, '1.0.2');
  await ship(signed, RECORDS, '1.0.1');
  const page = await openAs('230101');
  const entry = () => readRegistry(signed.releases).remotes[ORDERS];

  // Another team, by the command: refused, and nothing has moved.
  const { revision } = readRegistry(signed.releases);
  expect(await signed.command(RECORDS, ['rollback', ORDERS])).toEqual({
    code: 1,
    said: expect.stringContaining(`la clé de ${RECORDS}, qui n’a pas de droit sur ${ORDERS}`),
  });
  expect(readRegistry(signed.releases).revision).toBe(revision);

  // A new key: the one before moves nothing any more, and what it published stays in service.
  const rotated = ['key', 'rotate', ORDERS, '--to', signed.keyOf(`${ORDERS}.2`)];
  expect(await signed.command(ORDERS, rotated)).toEqual({ code: 0, said: '' });
  expect(await signed.command(ORDERS, ['rollback', ORDERS])).toEqual({
    code: 1,
    said: expect.stringContaining('une clé remplacée'),
  });
  await expectOrders(page, active);

  // Another team, by the file: its signature is good, and is not for this domain.
  const path = join(signed.releases, 'registry.json');
  const sound = readFileSync(path, 'utf8');
  const { signature: _, ...bare } = { ...entry(), version: before, previous: null };
  const forged = await signEntry(
    readKey(signed.keyOf(RECORDS)),
    ORDERS,
    { enabled: true, message: null, ...bare },
    { entry: undefined, at: 0 },
  );
  const registry = readRegistry(signed.releases);
  writeFileSync(path, JSON.stringify({ ...registry, remotes: { ...registry.remotes, [ORDERS]: forged } }));
  await signed.restart();
  await expectOrders(page, active);
  writeFileSync(path, sound);

  // One bit of the active version, while nobody looks: after a restart the one before answers.
  turn(join(signed.releases, ORDERS, active, 'remoteEntry.js'));
  await signed.restart();
  await expectOrders(page, before);
  expect((await page.request.get(`/r/${ORDERS}/${active}/remoteEntry.js`)).status()).toBe(404);
  expect(entry()?.version).toBe(active);

  // The new key mends it.
  const mended = await signed.command(`${ORDERS}.2`, ['rollback', ORDERS]);
  expect(mended).toEqual({ code: 0, said: '' });
  expect(entry()).toMatchObject({ version: before, reverted: [active] });
  await expectOrders(page, before);
});

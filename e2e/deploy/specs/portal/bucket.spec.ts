import { join } from 'node:path';
import { type BucketServer, openBucketServer } from 'release-store/testing';
import { rebuild } from '../../../../deploy/testing/versions.mjs';
import { test as base, expect } from '../../../fixtures';
import { runCommand } from '../../command';
import { FIRST_PORT, type PortalProcess, startPortal } from '../../portal-process';

const REMOTE = 'mf-orders';

interface BucketPortal extends PortalProcess {
  bucket: BucketServer;
}

/** A portal whose releases stand in a bucket; its folder is a copy. Commands of this worker go to the bucket. */
const test = base.extend<object, { served: BucketPortal }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const bucket = await openBucketServer();
      const environment = { ...process.env };
      Object.assign(process.env, bucket.env, { RELEASES_BUCKET: bucket.address });
      const { portal, stop } = await startPortal(FIRST_PORT + parallelIndex);
      try {
        await use({ ...portal, bucket });
      } finally {
        await stop();
        await bucket.close();
        process.env = environment;
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ served }, use) => use(served.url),
});

test('a domain is shipped alone through a bucket, survives it, and is taken back', async ({
  openAs,
  served,
}) => {
  const page = await openAs('230101');
  const run = async (...args: string[]) => {
    expect(await runCommand(served, args)).toEqual({ code: 0, said: '' });
  };
  const publish = async (semver: string) => {
    const folder = join(served.workshop, semver);
    const version = rebuild(REMOTE, folder, semver);
    await run('publish', REMOTE, '--dist', folder);
    return version;
  };
  const shown = async () => {
    const { remotes } = await (await page.request.get('/registry.json')).json();
    return remotes.find(({ name }: { name: string }) => name === REMOTE)?.release.version;
  };
  const opensFrom = async (version: string) => {
    await expect.poll(shown, { intervals: [100], timeout: 30_000 }).toBe(version);
    const file = page.waitForResponse((answer) => answer.url().includes(`/r/${REMOTE}/${version}/`));
    await page.goto('/commandes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes commandes');
    expect((await file).ok()).toBe(true);
  };

  const first = await publish('1.0.1');
  await run('promote', REMOTE, first);
  await opensFrom(first);

  const second = await publish('1.0.2');
  await run('promote', REMOTE, second, '--pourquoi', 'un essai');
  await opensFrom(second);

  served.bucket.onRequest = () => 'refused';
  expect(await runCommand(served, ['rollback', REMOTE])).toEqual({
    code: 2,
    said: expect.stringContaining('panne : le seau portail ne répond pas'),
  });
  await opensFrom(second);

  served.bucket.onRequest = () => undefined;
  await run('rollback', REMOTE);
  await opensFrom(first);
});

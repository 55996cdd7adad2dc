import type { Page } from '@playwright/test';
import { readRegistry } from 'release-store';
import { test as base, expect } from '../fixtures';
import { FIRST_PORT, type OwnPortal, startPortal } from './own-portal';
import { publishCurrent, publishNext, type Versions } from './publish';

export { expect };

/** A portal whose remotes are published in two versions: the build of this working copy, in service, and the next. */
export interface DeployedPortal extends OwnPortal {
  current: Versions;
  next: Versions;
}

interface DeployFixtures {
  /** Waits until the server shows `page` the registry as it is in the release folder. */
  settled: (page: Page) => Promise<void>;
}

export const test = base.extend<DeployFixtures, { portal: DeployedPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const { portal, stop } = await startPortal(FIRST_PORT + parallelIndex);
      try {
        await use({ ...portal, current: await publishCurrent(portal), next: await publishNext(portal) });
      } finally {
        await stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  settled: ({ portal }, use) =>
    use(async (page) => {
      const { revision } = readRegistry(portal.releases);
      const shown = async () => (await (await page.request.get('/registry.json')).json()).revision;
      await expect.poll(shown, { intervals: [100] }).toBe(revision);
    }),
});

import type { APIRequestContext, Page } from '@playwright/test';
import { type ActiveRemote, readRegistry } from 'release-store';
import { teamOn } from '../../deploy/testing/team.mjs';
import { test as base, expect } from '../fixtures';
import { FIRST_PORT, type PortalProcess, startPortal } from './portal-process';
import { publishCurrent, publishNext, type Versions } from './publish';

export { expect };

/** A portal with two versions of each remote: the current build, active, and the next. */
export interface DeployedPortal extends PortalProcess {
  current: Versions;
  next: Versions;
}

interface DeployFixtures {
  /** Waits until the server shows `page` the registry as it is in the release folder. */
  settled: (page: Page) => Promise<void>;
  /** The builds of this working copy are in service, and shown, when a test begins: whatever the one before left. */
  beginsAsDeployed: undefined;
}

/** Waits until the server answers with the registry of this release folder. */
export const untilShown = async (request: APIRequestContext, releases: string): Promise<void> => {
  const { revision } = readRegistry(releases);
  const shown = async () => (await (await request.get('/registry.json')).json()).revision;
  await expect.poll(shown, { intervals: [100] }).toBe(revision);
};

const isAsDeployed = ({ version, previous, enabled, canary, reverted }: ActiveRemote, current: string) =>
  version === current && previous === null && enabled && !canary && !reverted;

/** Restores the initial state after a test: first versions and the portal's own shell. */
const putBack = async ({ releases, current }: DeployedPortal): Promise<void> => {
  const team = teamOn(releases);
  const { shell, ...remotes } = readRegistry(releases).remotes;
  if (shell?.version) await team.forget('shell');
  for (const [name, entry] of Object.entries(remotes)) {
    const version = current[name];
    if (!version || isAsDeployed(entry, version)) continue;
    await team.forget(name);
    await team.promote(name, version);
  }
};

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
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  settled: ({ portal }, use) => use((page) => untilShown(page.request, portal.releases)),
  beginsAsDeployed: [
    async ({ portal, sessionOf, playwright }, use) => {
      await putBack(portal);
      const storageState = await sessionOf('230101', portal.url);
      const request = await playwright.request.newContext({ baseURL: portal.url, storageState });
      await untilShown(request, portal.releases);
      await request.dispose();
      await use(undefined);
    },
    { auto: true },
  ],
});

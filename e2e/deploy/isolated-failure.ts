import type { Page } from '@playwright/test';
import type { Domain } from './domains';
import type { Fault } from './faults';
import { expect, test } from './fixtures';
import { followTile, openTile } from './open-tile';

/** Console messages that a browser logs for a failing remote. */
export const noise =
  /integrity|Refused|ChunkLoadError|Loading chunk|RUNTIME-|panne|SyntaxError|ERR_|MIME|Unexpected token|mf_/i;

const FAILED = 'Cette partie du portail ne répond pas';

const retryOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Réessayer' });

/** Waits, with the fault's own timeout, for the failure page. */
const expectFailed = async (page: Page, { patience }: Fault) => {
  await expect(async () => {
    if (patience !== undefined) await page.clock.fastForward(patience);
    await expect(retryOf(page)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAILED);
  await expect(page.getByRole('main')).toContainText('momentanément indisponible');
};

const recover = async (page: Page, { title }: Domain) => {
  await retryOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
};

/** What the browser is like in which the fault is met. */
interface Begun {
  /** In the test's name. */
  where?: string;
  begin?: (page: Page) => Promise<void>;
}

/** A fault of one domain shows in it alone, and « Réessayer » recovers once it is repaired. */
const expectIsolatedFailure = (domain: Domain, fault: Fault, { where = '', begin }: Begun) => {
  test(`${domain.remote} fails alone, then recovers: ${fault.name}${where}`, async ({
    openAs,
    portal,
    settled,
  }) => {
    const page = await openAs(domain.user, { expectErrors: noise });
    await begin?.(page);
    const repair = await fault.strike({ portal, domain, page });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/r/${domain.remote}/`)) fetched.push(request.url());
    });
    try {
      await settled(page);
      // A script that never comes would hold the page's load event back.
      await page.goto(domain.path, { waitUntil: 'domcontentloaded' });
      await expectFailed(page, fault);
      await openTile(page, domain.neighbour);
      await followTile(page, domain.path);
      await expectFailed(page, fault);
      if (fault.isGated) expect(fetched).toEqual([]);
    } finally {
      await repair();
    }
    await settled(page);
    await recover(page, domain);
  });
};

export const expectIsolatedFailureIn = (
  domain: Domain,
  faults: readonly Fault[],
  begun: Begun = {},
): void => {
  for (const fault of faults) expectIsolatedFailure(domain, fault, begun);
};

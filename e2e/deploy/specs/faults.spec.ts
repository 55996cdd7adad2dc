import type { Page } from '@playwright/test';
import { DOMAINS, type Domain } from '../domains';
import { FAULTS, type Fault, RARER_FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import { followTile, openTile } from '../open-tile';

const noise =
  /integrity|Refused|ChunkLoadError|Loading chunk|RUNTIME-|panne|SyntaxError|ERR_|MIME|Unexpected token|mf_/i;

const FAILED = 'Cette partie du portail ne répond pas';

const retryOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Réessayer' });

/** Waits, with the fault's own patience, until the portal says what is wrong. */
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

const failAlone = (domain: Domain, fault: Fault) => {
  test(`${domain.remote} fails alone, then recovers: ${fault.name}`, async ({ openAs, portal, settled }) => {
    const page = await openAs(domain.user, { expectErrors: noise });
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

for (const domain of DOMAINS) for (const fault of FAULTS) failAlone(domain, fault);

for (const domain of DOMAINS.slice(0, 1)) for (const fault of RARER_FAULTS) failAlone(domain, fault);

test('the home and its tiles stand with every remote down', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: noise });
  await page.route(/\/r\//, (route) => route.abort());
  await page.goto('/desktop');
  await expect(page.getByRole('link', { name: /Mes inscriptions/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille');
});

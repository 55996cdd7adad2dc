import { expect, type Page, type Request } from '@playwright/test';
import { settle } from '../../tooling/testing/browser/settle.mjs';
import { heldUpIn } from '../asked-reads';

const NOTHING = { asked: [], held: 0 };

/** Nothing of the screen is on its way: its outline would be judged in its place. */
export const expectWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/**
 * Follows the page's requests from now on; what it returns resolves once the screen is whole, none is under way and
 * nothing is drawn any more.
 */
export const watchRest = (page: Page): (() => Promise<void>) => {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // What the page before asked for is nobody's any more.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
  });
  const end = (request: Request) => pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const underWay = async () => ({ asked: [...pending].map((one) => one.url()), held: await heldUpIn(page) });
  const untilRest = async (): Promise<void> => {
    await expectWhole(page);
    await expect.poll(underWay, { intervals: [20] }).toEqual(NOTHING);
    await settle(page);
    if (pending.size > 0 || (await heldUpIn(page)) > 0) await untilRest();
  };
  return untilRest;
};

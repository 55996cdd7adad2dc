import { expect, type Page, type Request } from '@playwright/test';
import { settle } from '../../tooling/testing/browser/settle.mjs';
import { pendingCalls } from '../inlined-answers';

const NOTHING = { asked: [], held: 0 };

/** Waits until no skeleton is left. */
export const expectLoaded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/**
 * Tracks the page's requests from now on; the returned function resolves once the screen is loaded, the network idle
 * and rendering settled.
 */
export const watchStable = (page: Page): (() => Promise<void>) => {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // What the page before asked for is nobody's any more.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
  });
  const end = (request: Request) => pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const underWay = async () => ({
    asked: [...pending].map((one) => one.url()),
    held: await pendingCalls(page),
  });
  const untilRest = async (): Promise<void> => {
    await expectLoaded(page);
    await expect.poll(underWay, { intervals: [20] }).toEqual(NOTHING);
    await settle(page);
    if (pending.size > 0 || (await pendingCalls(page)) > 0) await untilRest();
  };
  return untilRest;
};

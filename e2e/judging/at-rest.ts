import type { Page, Request } from '@playwright/test';
import { settle } from '../../tooling/browser/settle.mjs';
import { expect } from '../fixtures';

/**
 * Follows the page's requests from now on; what it returns resolves once none is under way and nothing is drawn any
 * more.
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
  const underWay = () => [...pending].map((request) => request.url());
  const untilRest = async (): Promise<void> => {
    await expect.poll(underWay, { intervals: [20] }).toEqual([]);
    await settle(page);
    if (pending.size > 0) await untilRest();
  };
  return untilRest;
};

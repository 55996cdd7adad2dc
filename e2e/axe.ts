import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours on their way from one theme to the other would be read as they pass. */
const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ).then(() => {}),
  );

/** What is wrong in the page as it stands, contrast included, and whether it scrolls sideways. */
export async function faultsOf(page: Page, state: string): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  return [
    ...violations.map((v) => `${state} ${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(' | ')}`),
    ...(await sidewaysOf(page, state)),
  ];
}

/** Whether the page is wider than the window. */
export async function sidewaysOf(page: Page, state: string): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [`${state}: ${overflow} px too wide`] : [];
}

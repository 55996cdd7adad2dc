import type { Page } from '@playwright/test';
import { type AxeOptions, violationsOf } from '../../tooling/testing/browser/axe.mjs';
import { equalAccessFaults } from './equal-access';
import { overflowWidth } from './horizontal-overflow';
import { markupFaults } from './markup';
import { expectLoaded } from './stable';

/** True when the page is wider than the window. */
export async function overflowsHorizontally(page: Page, state: string): Promise<string[]> {
  const excess = await overflowWidth(page);
  return excess > 0 ? [`${state}: ${excess} px too wide`] : [];
}

/** Axe violations, contrast included, and horizontal overflow. `colours` checks only theme-dependent rules. */
export async function axeIssues(page: Page, state: string, options?: AxeOptions): Promise<string[]> {
  await expectLoaded(page);
  const violations = await violationsOf(page, options);
  return [
    ...violations.map((violation) => `${state} ${violation}`),
    ...(await overflowsHorizontally(page, state)),
  ];
}

/** What axe, a second checker and an HTML validator find: each has rules that the others lack. */
export async function accessibilityIssues(page: Page, state: string): Promise<string[]> {
  const found = await axeIssues(page, state);
  // The elements that a translator puts around each text are its own.
  if (process.env.E2E_TRANSLATED) return found;
  const others = [...(await equalAccessFaults(page)), ...markupFaults(await page.content())];
  return [...found, ...others.map((fault) => `${state} ${fault}`)];
}

import type { Page } from '@playwright/test';
import { type AxeOptions, violationsOf } from '../../tooling/testing/browser/axe.mjs';
import { overflowWidth } from './horizontal-overflow';
import { expectLoaded } from './stable';

/** Axe violations, contrast included, and horizontal overflow. `colours` checks only theme-dependent rules. */
export async function accessibilityIssues(
  page: Page,
  state: string,
  options?: AxeOptions,
): Promise<string[]> {
  await expectLoaded(page);
  const violations = await violationsOf(page, options);
  return [
    ...violations.map((violation) => `${state} ${violation}`),
    ...(await overflowsHorizontally(page, state)),
  ];
}

/** True when the page is wider than the window. */
export async function overflowsHorizontally(page: Page, state: string): Promise<string[]> {
  const excess = await overflowWidth(page);
  return excess > 0 ? [`${state}: ${excess} px too wide`] : [];
}

import type { Page } from '@playwright/test';
import { type AxeOptions, violationsOf } from '../../tooling/testing/browser/axe.mjs';
import { expectWhole } from './at-rest';
import { excessOf } from './sideways';

/**
 * What is wrong in the page as it stands, contrast included, and whether it scrolls sideways. `colours` judges a page
 * that was judged whole in the other theme.
 */
export async function faultsOf(page: Page, state: string, options?: AxeOptions): Promise<string[]> {
  await expectWhole(page);
  const violations = await violationsOf(page, options);
  return [...violations.map((violation) => `${state} ${violation}`), ...(await sidewaysOf(page, state))];
}

/** Whether the page is wider than the window. */
export async function sidewaysOf(page: Page, state: string): Promise<string[]> {
  const excess = await excessOf(page);
  return excess > 0 ? [`${state}: ${excess} px too wide`] : [];
}

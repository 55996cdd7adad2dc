import type { Page } from 'playwright';

export interface AxeOptions {
  /** Only what depends on the theme; every rule when absent. */
  colours?: boolean;
}

/** What axe finds in the page once it is at rest, contrast included: `rule: elements`, one line a rule. */
export declare const violationsOf: (page: Page, options?: AxeOptions) => Promise<string[]>;

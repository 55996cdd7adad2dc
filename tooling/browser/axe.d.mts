import type { Page } from 'playwright';

/** What axe finds in the page once it is at rest, contrast included: `rule: elements`, one line a rule. */
export declare const violationsOf: (page: Page) => Promise<string[]>;

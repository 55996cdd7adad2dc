import type { Page } from 'playwright';

/** Signs in at the demo provider's page and waits for the portal. */
export declare const signIn: (page: Page, user: string) => Promise<void>;

import type { Page } from '@playwright/test';

/** A screen that the accessibility gate opens: who opens it, where, and what leads from there to it. */
export interface Screen {
  user: string;
  path: string;
  /** Tells two screens of one path and user apart in the report. */
  state?: string;
  /** Goes on from the path, where an identifier is known only to the list that links to it. */
  reach?: (page: Page) => Promise<void>;
}

import type { Page } from '@playwright/test';

/** A screen under test: person, path, and steps to reach it. */
export interface Screen {
  user: string;
  path: string;
  /** Tells two screens of one path and user apart in the report. */
  state?: string;
  /** Goes on from the path, where an identifier is known only to the list that links to it. */
  reach?: (page: Page) => Promise<void>;
}

/** « gestion-periodes-admin », « ficheUE-25-inscription-3-230101-ouverte ». */
export const screenName = ({ path, user, state }: Screen): string =>
  [path, user, state]
    .filter(Boolean)
    .join('-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '');

export type ThemeChoice = 'light' | 'dark';

const systemTheme = (): ThemeChoice =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** What the page is not: dark where it is light; null is the system's own. */
export const otherTheme = (theme: ThemeChoice | null): ThemeChoice =>
  (theme ?? systemTheme()) === 'dark' ? 'light' : 'dark';

export type ThemeChoice = 'light' | 'dark';

const systemTheme = (): ThemeChoice =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The opposite theme; null stands for the system's. */
export const otherTheme = (theme: ThemeChoice | null): ThemeChoice =>
  (theme ?? systemTheme()) === 'dark' ? 'light' : 'dark';

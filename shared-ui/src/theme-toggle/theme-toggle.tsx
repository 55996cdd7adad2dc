import { IconButton } from '../button/icon-button';

export type ThemeChoice = 'light' | 'dark';

const systemTheme = (): ThemeChoice =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** What the page is not: dark where it is light; null is the system's own. */
export const otherTheme = (theme: ThemeChoice | null): ThemeChoice =>
  (theme ?? systemTheme()) === 'dark' ? 'light' : 'dark';

export interface ThemeToggleProps {
  /** The user's choice; null follows the system. */
  theme: ThemeChoice | null;
  onChange: (theme: ThemeChoice) => void;
}

/** Goes from light to dark and back; keeping the choice is the caller's. */
export const ThemeToggle = ({ theme, onChange }: ThemeToggleProps) => (
  <IconButton
    label="Changer de thème clair ou sombre"
    icon="sun-moon"
    onClick={() => onChange(otherTheme(theme))}
  />
);

import { IconButton } from '../button/icon-button';
import { otherTheme, type ThemeChoice } from './other-theme';

export interface ThemeToggleProps {
  /** The user's choice; null follows the system. */
  theme: ThemeChoice | null;
  onChange: (theme: ThemeChoice) => void;
}

/** Light/dark toggle; persistence is the caller's. */
export const ThemeToggle = ({ theme, onChange }: ThemeToggleProps) => (
  <IconButton
    label="Changer de thème clair ou sombre"
    icon="sun-moon"
    onClick={() => onChange(otherTheme(theme))}
  />
);

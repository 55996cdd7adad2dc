import { createContext, type ReactNode, useContext, useState } from 'react';
import { otherTheme, type ThemeChoice } from 'shared-ui';

/** Cookie lifetime, seconds (one year). */
const COOKIE_MAX_AGE_S = 31_536_000;

interface ThemeState {
  theme: ThemeChoice | null;
  choose: (theme: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeState>({ theme: null, choose: () => {} });

const saveThemeCookie = (theme: ThemeChoice): void => {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
  // The server reads the choice and writes it into the page, so that nothing flashes.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `theme=${theme}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax`;
};

/** Provides the theme choice, persisted in the page and in a cookie; null follows the system. */
export const ThemeContextProvider = ({
  initial,
  children,
}: {
  initial: ThemeChoice | null;
  children: ReactNode;
}) => {
  const [theme, setTheme] = useState(initial);
  const choose = (next: ThemeChoice) => {
    saveThemeCookie(next);
    setTheme(next);
  };
  return <ThemeContext value={{ theme, choose }}>{children}</ThemeContext>;
};

/** The theme choice and its setter. */
export const useTheme = (): ThemeState => useContext(ThemeContext);

/** The opposite theme, and a function that applies it. */
export const useThemeToggle = (): { other: ThemeChoice; change: () => void } => {
  const { theme, choose } = useTheme();
  const other = otherTheme(theme);
  return { other, change: () => choose(other) };
};

import { createContext, type ReactNode, useContext, useState } from 'react';
import { otherTheme, type ThemeChoice } from 'shared-ui';

/** A year, in seconds: how long the choice is remembered. */
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

/** Keeps the choice of light or dark in the page and in a cookie; null follows the system. */
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

/** The choice of the person, and what changes it. */
export const useTheme = (): ThemeState => useContext(ThemeContext);

/** The theme that the page has not, and what gives it. */
export const useThemeToggle = (): { other: ThemeChoice; change: () => void } => {
  const { theme, choose } = useTheme();
  const other = otherTheme(theme);
  return { other, change: () => choose(other) };
};

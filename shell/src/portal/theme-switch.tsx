import { ThemeToggle } from 'shared-ui';
import { useTheme } from './theme-context';

/** The button of the public pages, which have no account menu. */
export const ThemeSwitch = () => {
  const { theme, choose } = useTheme();
  return <ThemeToggle theme={theme} onChange={choose} />;
};

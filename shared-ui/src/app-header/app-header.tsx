import type { ReactNode } from 'react';
import { Page } from '../layout/layout';
import { AppLink } from '../link/app-link';
import { chakra, WIDE_BREAKPOINT } from '../theme/styled';

const Root = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '20',
    background: 'surface',
    borderBottom: '1px solid var(--border)',
    _print: { display: 'none' },
  },
});

const Bar = chakra(Page, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '3.5rem', md: '4rem' },
  },
});

const Nav = chakra('nav', {
  base: {
    display: 'none',
    gap: '0.5',
    marginLeft: '2',
    [WIDE_BREAKPOINT]: { display: 'flex' },
    '& > a': {
      color: 'muted',
      textDecoration: 'none',
      fontSize: 'sm',
      fontWeight: 'medium',
      padding: '0.5rem 0.625rem',
      borderRadius: 'sm',
      whiteSpace: 'nowrap',
    },
    '& > a:hover': { background: 'sunken', color: 'text' },
    '& > a[aria-current]': { color: 'accent-text', background: 'accent-bg' },
  },
});

const End = chakra('div', {
  base: {
    marginLeft: 'auto',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    // The jump alone gives way.
    [WIDE_BREAKPOINT]: { flex: '0 1 auto', gap: '2', '& > :not([aria-keyshortcuts])': { flex: 'none' } },
  },
});

export interface NavLinkItem {
  label: string;
  to: string;
  isCurrent: boolean;
}

export interface AppHeaderProps {
  /** The logo. */
  brand: ReactNode;
  nav: readonly NavLinkItem[];
  /** At the right: the jump, the account. */
  children: ReactNode;
}

/** Header bar; its navigation shows from 1,040 px on, below that the bottom bar has it. */
export const AppHeader = ({ brand, nav, children }: AppHeaderProps) => (
  <Root>
    <Bar>
      {brand}
      {nav.length > 0 && (
        <Nav aria-label="Principale">
          {nav.map(({ label, to, isCurrent }) => (
            <AppLink key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </AppLink>
          ))}
        </Nav>
      )}
      <End>{children}</End>
    </Bar>
  </Root>
);

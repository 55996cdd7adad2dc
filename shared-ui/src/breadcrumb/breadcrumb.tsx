import { AppLink } from '../link/app-link';
import { chakra } from '../theme/styled';

const Nav = chakra('nav', {
  base: {
    fontSize: 'sm',
    marginBottom: '3',
    '& > ol': { display: 'flex', flexWrap: 'wrap', gap: '0.125rem 0.375rem', alignItems: 'center' },
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5', color: 'muted' },
    '& li + li::before': {
      content: '""',
      width: '0.375rem',
      height: '0.375rem',
      border: 'solid var(--border-strong)',
      borderWidth: '1.5px 1.5px 0 0',
      rotate: '45deg',
      marginInline: '0.125rem 0.25rem',
    },
    '& a': { color: 'muted', textDecoration: 'none', padding: '0.25rem 0' },
    '& a:hover': { color: 'accent-text', textDecoration: 'underline' },
    _print: { display: 'none' },
  },
});

export interface Crumb {
  label: string;
  /** Route; absent on the current page. */
  to?: string;
}

/** The way back up; the last item is the current page. */
export const Breadcrumb = ({ items }: { items: readonly Crumb[] }) => (
  <Nav aria-label="Fil d’Ariane">
    <ol>
      {items.map(({ label, to }) => (
        <li key={label}>
          {to === undefined ? <span aria-current="page">{label}</span> : <AppLink to={to}>{label}</AppLink>}
        </li>
      ))}
    </ol>
  </Nav>
);

import { AppLink } from '../link/app-link';
import { chakra } from '../theme/styled';

const Nav = chakra('nav', {
  base: {
    fontSize: 'sm',
    marginBottom: '3',
    '& > ol': {
      display: 'flex',
      flexWrap: { base: 'nowrap', sm: 'wrap' },
      gap: '0.125rem 0.375rem',
      alignItems: 'center',
    },
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5', color: 'muted' },
    // One line on a phone, whatever the page is called: its name stands in full just below.
    '& li:not(:last-child)': { flex: 'none' },
    '& li:last-child': { minWidth: '0' },
    '& [aria-current]': {
      overflow: { base: 'hidden', sm: 'visible' },
      textOverflow: 'ellipsis',
      whiteSpace: { base: 'nowrap', sm: 'normal' },
    },
    '& li + li::before': {
      content: '""',
      width: '0.375rem',
      height: '0.375rem',
      border: 'solid var(--border-strong)',
      borderWidth: '1.5px 1.5px 0 0',
      rotate: '45deg',
      marginInline: '0.125rem 0.25rem',
      flex: 'none',
    },
    // 44 px under a thumb, in the room of a line.
    '& a': { color: 'muted', textDecoration: 'none', paddingBlock: '0.6875rem', marginBlock: '-0.4375rem' },
    '& a:hover': { color: 'accent-text', textDecoration: 'underline' },
    _print: { display: 'none' },
  },
});

export interface Crumb {
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: 'en' | undefined;
  /** Route; absent on the current page. */
  to?: string;
}

/** The way back up; the last item is the current page. */
export const Breadcrumb = ({ items }: { items: readonly Crumb[] }) => (
  <Nav aria-label="Fil d’Ariane">
    <ol>
      {items.map(({ label, lang, to }) => (
        <li key={label}>
          {to === undefined ? (
            <span lang={lang} aria-current="page">
              {label}
            </span>
          ) : (
            <AppLink to={to}>{label}</AppLink>
          )}
        </li>
      ))}
    </ol>
  </Nav>
);

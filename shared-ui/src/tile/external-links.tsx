import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    height: '100%',
    border: '1px solid var(--border)',
    borderRadius: 'lg',
    padding: { base: '1.5', lg: '2' },
    '& > a': {
      display: 'flex',
      flex: '1',
      alignItems: 'center',
      gap: '0.625rem',
      padding: '0.6875rem 0.625rem',
      color: 'text',
      textDecoration: 'none',
      fontWeight: 'medium',
      fontSize: '0.9375rem',
      borderRadius: '0.75rem',
    },
    '& > a + a': {
      '@media (min-width: 1200px)': { borderTop: '1px solid var(--border)', borderRadius: '0' },
    },
    '& > a:hover': { background: 'surface' },
    '& svg:first-of-type': { color: 'accent-text' },
    '& svg:last-of-type': { marginLeft: 'auto', color: 'subtle' },
  },
});

export interface ExternalLink {
  label: string;
  href: string;
  /** Registered icon name. */
  icon: string;
}

/** Links to the other services of the school, in one cell of a TileGrid; each opens a new tab. */
export const ExternalLinks = ({ links }: { links: readonly ExternalLink[] }) => (
  <Root data-external-links="">
    {links.map(({ label, href, icon }) => (
      <a key={href} href={href} target="_blank" rel="noopener noreferrer">
        <Icon name={icon} />
        {label}
        <Icon name="arrow-up-right" size="sm" />
        <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
      </a>
    ))}
  </Root>
);

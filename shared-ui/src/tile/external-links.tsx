import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    marginTop: { base: '0.625rem', sm: '3' },
    border: '1px solid var(--border)',
    borderRadius: 'lg',
    overflow: 'hidden',
    // The borders of the first row and column lie under the frame's.
    '& > li': {
      flex: '1 1 max(5rem, 26%)',
      display: 'grid',
      maxWidth: '100%',
      border: 'solid var(--border)',
      borderWidth: '1px 0 0 1px',
      margin: '-1px 0 0 -1px',
    },
    // By four where one would be left over.
    '&:has(> :first-child:nth-last-child(3n + 1)) > li': { flexBasis: 'max(5rem, 21%)' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: '12',
      padding: '2',
      color: 'text',
      fontSize: 'sm',
      fontWeight: 'medium',
      textDecoration: 'none',
    },
    '& a:hover': { background: 'surface' },
    '& a:focus-visible': { outlineOffset: '-3px', boxShadow: 'none', borderRadius: 'lg' },
    '& svg': { flex: 'none' },
    '& span': { minWidth: 0, overflowWrap: 'break-word' },
    '& svg:first-of-type': { color: 'accent-text' },
    '& svg:last-of-type': { color: 'subtle', display: { base: 'none', sm: 'block' } },
  },
});

export interface ExternalLink {
  label: string;
  href: string;
  /** Registered icon name. */
  icon: string;
}

export interface ExternalLinksProps {
  /** Names the list. */
  label: string;
  links: readonly ExternalLink[];
}

/** Links to the other services of the school, in bands that are always full; each opens a new tab. */
export const ExternalLinks = ({ label, links }: ExternalLinksProps) => (
  <List aria-label={label}>
    {links.map(({ label: name, href, icon }) => (
      <li key={href}>
        <a href={href} target="_blank" rel="noopener noreferrer">
          <Icon name={icon} />
          <span>{name}</span>
          <Icon name="arrow-up-right" size="sm" />
          <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
        </a>
      </li>
    ))}
  </List>
);

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { AppLink } from '../link/app-link';
import { chakra } from '../theme/styled';
import { IconTile } from '../tile/icon-tile';

const Root = chakra(AppLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.875rem',
    padding: '0.9375rem 1.125rem',
    background: 'surface',
    border: '1px solid var(--border)',
    borderRadius: 'lg',
    boxShadow: 'xs',
    textDecoration: 'none',
    color: 'text',
    fontWeight: 'semibold',
    '&:hover': { borderColor: 'accent-border' },
    '&:focus-visible': { borderRadius: 'lg' },
    '& > svg:last-child': { marginLeft: 'auto', color: 'muted' },
    '& small': { display: 'block', fontWeight: '400', color: 'muted', fontSize: 'sm' },
  },
});

export interface GoLinkProps {
  to: string;
  /** Registered icon name. */
  icon: string;
  title: ReactNode;
  text?: ReactNode;
}

/** Wide link with an icon. */
export const GoLink = ({ to, icon, title, text }: GoLinkProps) => (
  <Root to={to}>
    <IconTile name={icon} />
    <span>
      {title}
      {text !== undefined && <small>{text}</small>}
    </span>
    <Icon name="chevron-right" />
  </Root>
);

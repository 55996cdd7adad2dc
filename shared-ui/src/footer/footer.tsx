import type { ReactNode } from 'react';
import { IconLink } from '../button/icon-button';
import { Page } from '../layout/layout';
import { AppLink, type LinkTarget } from '../link/app-link';
import { chakra } from '../theme/styled';

const Root = chakra('footer', {
  base: {
    borderTop: '1px solid var(--border)',
    background: 'surface',
    fontSize: 'sm',
    color: 'muted',
    _print: { display: 'none' },
  },
});

const Bar = chakra(Page, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1.25rem',
    paddingBlock: '5',
    alignItems: 'center',
    '& > a': { color: 'muted', padding: '0.25rem 0' },
  },
});

const Note = chakra(Page, { base: { fontSize: 'xs', paddingBottom: '4', marginTop: '-0.5rem' } });

const End = chakra('span', { base: { display: 'flex', gap: '0.5', marginLeft: 'auto' } });

export interface FooterProps {
  /** Name of the institution. */
  name: string;
  links: readonly ({ label: string } & LinkTarget)[];
  social: readonly { label: string; icon: string; href: string }[];
  /** A line under the links, such as versions. */
  note?: ReactNode;
}

/** Foot of the page. */
export const Footer = ({ name, links, social, note }: FooterProps) => (
  <Root>
    <Bar>
      <span>{name}</span>
      {links.map(({ label, ...target }) => (
        <AppLink key={label} {...target}>
          {label}
        </AppLink>
      ))}
      <End>
        {social.map(({ label, icon, href }) => (
          <IconLink key={href} label={label} icon={icon} href={href} newTab />
        ))}
      </End>
    </Bar>
    {note !== undefined && <Note>{note}</Note>}
  </Root>
);

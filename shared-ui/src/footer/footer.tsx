import { IconLink } from '../button/icon-link';
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
    gap: '0 1.25rem',
    paddingBlock: '3',
    alignItems: 'center',
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', color: 'muted' },
  },
});

const Note = chakra(Page, {
  base: {
    fontSize: 'xs',
    paddingBottom: '3',
    marginTop: '-0.75rem',
    '& summary': { minHeight: '2.75rem', alignContent: 'center', width: 'fit-content', cursor: 'pointer' },
    '& li': { fontVariantNumeric: 'tabular-nums' },
  },
});

const End = chakra('span', { base: { display: 'flex', gap: '0.5', marginLeft: 'auto' } });

export interface FooterProps {
  /** Name of the institution. */
  name: string;
  links: readonly ({ label: string } & LinkTarget)[];
  social: readonly { label: string; icon: string; href: string }[];
  /** Lines under the links, folded behind their title: versions. */
  note?: { title: string; lines: readonly string[] } | undefined;
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
    {note && (
      <Note>
        <details>
          <summary>{note.title}</summary>
          <ul>
            {note.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </Note>
    )}
  </Root>
);

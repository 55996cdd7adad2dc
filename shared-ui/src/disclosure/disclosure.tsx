import type { ReactNode } from 'react';
import { type IconChoice, iconProps } from '../button/button';
import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';

const Root = chakra('details', {
  base: {
    background: 'surface',
    border: '1px solid var(--border)',
    borderRadius: 'lg',
    boxShadow: 'xs',
    overflow: 'hidden',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '1rem 1.125rem',
      cursor: 'pointer',
      fontWeight: 'bold',
      listStyle: 'none',
      borderRadius: 'lg',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary:focus-visible': { outlineOffset: '-3px', boxShadow: 'none', borderRadius: 'lg' },
    '& > summary > svg:last-child': { color: 'muted', transition: 'rotate .2s' },
    '& > summary small': { fontWeight: '400', color: 'muted' },
    '&[open] > summary': {
      borderBottom: '1px solid var(--border)',
      borderRadius: 'var(--r-lg) var(--r-lg) 0 0',
    },
    '&[open] > summary > svg:last-child': { rotate: '180deg' },
  },
});

const Aside = chakra('span', { base: { marginLeft: 'auto' } });

export interface DisclosureProps {
  title: ReactNode;
  /** After the title, lighter. */
  detail?: ReactNode;
  /** At the right: a count. */
  aside?: ReactNode;
  icon?: IconChoice;
  /** Open at first; the reader decides afterwards. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A card that unfolds, on the browser's own `<details>`. */
export const Disclosure = ({ title, detail, aside, icon, isOpen = false, children }: DisclosureProps) => (
  <Root open={isOpen}>
    <summary>
      {icon !== undefined && <Icon {...iconProps(icon)} />}
      <span>
        {title}
        {detail !== undefined && <small> {detail}</small>}
      </span>
      <Aside>{aside}</Aside>
      <Icon name="chevron-down" />
    </summary>
    {children}
  </Root>
);

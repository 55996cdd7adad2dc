import type { ReactNode } from 'react';
import { CARD_INSET } from '../card/card-style';
import { Icon } from '../icon/icon';
import { AppLink } from '../link/app-link';
import { withOrdinals } from '../text/ordinals';
import { chakra } from '../theme/styled';

const Target = chakra(AppLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '4rem',
    paddingBlock: '3',
    paddingInline: CARD_INSET,
    color: 'text',
    textDecoration: 'none',
    '&:hover': { background: 'sunken' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '& > svg:last-child': { color: 'muted' },
    _print: { minHeight: '0', paddingBlock: '.375rem', '& > svg:last-child': { display: 'none' } },
  },
});

const Words = chakra('span', {
  base: {
    flex: '1',
    minWidth: '0',
    overflowWrap: 'anywhere',
    fontWeight: 'semibold',
    lineHeight: '1.35',
    '& small': { display: 'block', marginTop: '0.5', fontWeight: '400', color: 'muted', fontSize: 'sm' },
  },
});

const Value = chakra('span', {
  base: {
    flex: 'none',
    maxWidth: { base: '45%', sm: '60%' },
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
});

export interface LinkLineProps {
  /** Route of the portal that the whole line leads to. */
  to: string;
  title: ReactNode;
  /** One line of precision under the title. */
  meta?: ReactNode;
  /** At the right, before the chevron: a figure or a status. */
  value?: ReactNode;
}

/** A line of a `LinkList`: all of it is the link, 64 px high at least, the same at every width. */
export const LinkLine = ({ to, title, meta, value }: LinkLineProps) => (
  <li>
    <Target to={to}>
      <Words>
        {withOrdinals(title)}
        {meta !== undefined && <small>{withOrdinals(meta)}</small>}
      </Words>
      {value !== undefined && <Value>{value}</Value>}
      <Icon name="chevron-right" />
    </Target>
  </li>
);

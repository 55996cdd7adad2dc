import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { AppLink } from '../link/app-link';
import { chakra } from '../theme/styled';

const List = chakra('ul', {
  base: {
    background: 'surface',
    border: '1px solid var(--border)',
    borderRadius: 'lg',
    overflow: 'hidden',
    boxShadow: 'xs',
    '& > li + li': { borderTop: '1px solid var(--border)' },
  },
  variants: {
    columns: {
      true: {
        // On a phone one notice is enough to say that there are some.
        '@media (max-width: 37.49em)': { '& > li + li': { display: 'none' } },
        '& > li': { gridTemplateColumns: 'auto 1fr' },
        '& > li > *': { gridColumn: '2' },
        '& > li > svg': { gridColumn: '1', gridRow: '1' },
        '& time': { padding: '0' },
        '@media (min-width: 56.25em) and (max-width: 64.99em)': {
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: '1fr',
          '&:has(> :nth-of-type(3))': { gridTemplateColumns: '1.5fr 1fr 1fr' },
          '& > li': { alignContent: 'start', padding: '1.125rem 1.25rem' },
          '& > li + li': { borderTop: '0', borderLeft: '1px solid var(--border)' },
          '& time': { gridRow: '1' },
        },
      },
    },
  },
});

const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: '0.125rem 0.875rem',
    padding: '0.875rem 1rem',
    alignItems: 'start',
    '& > svg': { marginTop: '0.5', color: 'muted' },
    '&:hover': { background: 'sunken' },
    // The whole item is the link's target, so the ring goes around the item.
    '&:has(a:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
    '& > a': { fontWeight: 'medium', color: 'text', textDecoration: 'none', lineHeight: '1.35' },
    '& > a::after': { content: '""', position: 'absolute', inset: '0' },
    '& > a:hover': { textDecoration: 'underline' },
    '& > a:focus-visible': { outline: 'none', boxShadow: 'none' },
    '& time': { fontSize: 'xs', color: 'muted', whiteSpace: 'nowrap', paddingTop: '0.2rem' },
  },
  variants: {
    urgent: {
      true: {
        '&, &:hover': { background: 'danger-bg' },
        '& > svg': { color: 'danger-icon' },
        '& > a': { fontWeight: 'bold' },
        '& > a > span': { color: 'danger-text' },
      },
    },
  },
});

const Excerpt = chakra('p', {
  base: {
    gridColumn: '2 / -1',
    fontSize: 'sm',
    lineHeight: '1.45',
    color: 'muted',
  },
});

export interface NoticeLine {
  id: number | string;
  title: string;
  to: string;
  /** As it reads: « Hier, 17 h 40 ». */
  date: ReactNode;
  /** ISO 8601. */
  dateTime: string;
  urgent?: boolean;
  excerpt?: string;
}

export interface NoticeListProps {
  notices: readonly NoticeLine[];
  /** As the home announces them: the first one alone on a phone, side by side where they have the whole width. */
  columns?: boolean;
}

/** Notices of the board, each one a link. */
export const NoticeList = ({ notices, columns = false }: NoticeListProps) => (
  <List columns={columns}>
    {notices.map(({ id, title, to, date, dateTime, urgent = false, excerpt }) => (
      <Item key={id} urgent={urgent}>
        <Icon name={urgent ? 'megaphone' : 'pin'} />
        <AppLink to={to}>
          {urgent && <span>{'Urgent\u00a0– '}</span>}
          {title}
        </AppLink>
        <time dateTime={dateTime}>{date}</time>
        {excerpt !== undefined && <Excerpt>{excerpt}</Excerpt>}
      </Item>
    ))}
  </List>
);

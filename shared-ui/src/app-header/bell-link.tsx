import { Icon } from '../icon/icon';
import { AppLink } from '../link/app-link';
import { CountBadge } from '../status/count-badge';
import { chakra } from '../theme/styled';

const Root = chakra(AppLink, {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: 'sm',
    color: 'muted',
    _hover: { background: 'sunken', color: 'text' },
    '& > span': {
      position: 'absolute',
      top: '0',
      right: '0',
      minWidth: '1.125rem',
      height: '1.125rem',
      paddingInline: '1',
    },
  },
});

export interface BellLinkProps {
  to: string;
  /** Says the number too: « Notifications : 4 non lues ». */
  label: string;
  count: number;
}

/** Notification bell with unread count, hidden at zero. */
export const BellLink = ({ to, label, count }: BellLinkProps) => (
  <Root to={to} aria-label={label}>
    <Icon name="bell" />
    {count > 0 && <CountBadge count={count} />}
  </Root>
);

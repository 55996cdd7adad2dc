import { decideLanding, isViewing, useWholeSession } from 'shared-auth/host';
import { BellLink } from 'shared-ui';

/** The bell of the header. */
export const NOTIFICATIONS = {
  bell: (unread: number) => {
    if (unread === 0) return 'Notifications';
    return unread === 1 ? 'Notifications\u00a0: 1 non lue' : `Notifications\u00a0: ${unread} non lues`;
  },
} as const;

/** What the portal told her and she has not read; absent for who has no notifications, or is somebody else. */
export const Bell = () => {
  const session = useWholeSession();
  const { dashboard, infos } = session;
  const isHers = infos.student && !isViewing(session) && decideLanding(infos) === '/desktop';
  if (dashboard === null || !isHers) return null;
  const count = dashboard.NotificationsNonLues;
  return <BellLink to="/notifications" label={NOTIFICATIONS.bell(count)} count={count} />;
};

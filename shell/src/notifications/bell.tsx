import { decideLanding, isViewing, useFullSession } from 'shared-auth/host';
import { BellLink } from 'shared-ui';

/** Texts of the notification bell. */
export const NOTIFICATIONS = {
  bell: (unread: number) => {
    if (unread === 0) return 'Notifications';
    return unread === 1 ? 'Notifications\u00a0: 1 non lue' : `Notifications\u00a0: ${unread} non lues`;
  },
} as const;

/** Bell with the unread count; absent without notifications or while viewing a student. */
export const Bell = () => {
  const session = useFullSession();
  const { dashboard, infos } = session;
  const isHers = infos.student && !isViewing(session) && decideLanding(infos) === '/desktop';
  if (dashboard === null || !isHers) return null;
  const count = dashboard.NotificationsNonLues;
  return <BellLink to="/notifications" label={NOTIFICATIONS.bell(count)} count={count} />;
};

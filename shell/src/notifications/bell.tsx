import { useWholeSession } from 'shared-auth/host';
import { BellLink } from 'shared-ui';
import { NOTIFICATIONS } from './bell-texts';

/** What the portal told her and she has not read; absent for who has no notifications. */
export const Bell = () => {
  const { dashboard, infos } = useWholeSession();
  if (dashboard === null || !infos.student) return null;
  const count = dashboard.NotificationsNonLues;
  return <BellLink to="/notifications" label={NOTIFICATIONS.bell(count)} count={count} />;
};

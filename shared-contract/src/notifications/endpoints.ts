import { get, post } from '../base/endpoint';
import type { NotificationSettings, PortalNotification } from './answers';
import type { NotificationSettingsWrite, ReadNotifications } from './schemas';

/** What the portal has told the student, newest first. */
export const notifications = get('/extranet/student/Notifications').answers<PortalNotification[]>();

/** Says that she has read some of them, or all. */
export const readNotifications = post('/extranet/student/Notifications/lues').takes<ReadNotifications>();

/** How what she is told reaches her. */
export const notificationSettings = get(
  '/extranet/student/Notifications/reglages',
).answers<NotificationSettings>();

/** Changes how what she is told reaches her. */
export const saveNotificationSettings = post('/extranet/student/Notifications/reglages')
  .takes<NotificationSettingsWrite>()
  .answers<NotificationSettings>();

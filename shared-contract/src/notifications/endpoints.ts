import { get, post } from '../base/endpoint';
import type { NotificationSettings, PortalNotification } from './answers';
import type { NotificationSettingsWrite, ReadNotifications } from './schemas';

/** A student's notifications, newest first. */
export const notifications = get('/extranet/student/Notifications').answers<PortalNotification[]>();

/** Marks some or all as read. */
export const readNotifications = post('/extranet/student/Notifications/lues').takes<ReadNotifications>();

/** Notification settings. */
export const notificationSettings = get(
  '/extranet/student/Notifications/reglages',
).answers<NotificationSettings>();

/** Changes how what she is told reaches her. */
export const saveNotificationSettings = post('/extranet/student/Notifications/reglages')
  .takes<NotificationSettingsWrite>()
  .answers<NotificationSettings>();

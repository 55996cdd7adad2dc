import { route } from '../base/route';
import { NotificationListAnswer, NotificationSettingsAnswer } from './answers';
import * as endpoints from './endpoints';
import { notificationSettingsSchema, readNotificationsSchema } from './schemas';

/** Hers alone: staff who look at her read none of it, since some of it tells of health. */
const access = { roles: ['student'] } as const;

/** A student's notifications (CONTRACT §7.11). */
export const notificationRoutes = {
  notifications: route(endpoints.notifications, { access, answer: NotificationListAnswer }),
  readNotifications: route(endpoints.readNotifications, {
    access,
    body: readNotificationsSchema,
    audit: { none: 'lire ses propres notifications n’est pas un acte' },
  }),
  notificationSettings: route(endpoints.notificationSettings, { access, answer: NotificationSettingsAnswer }),
  saveNotificationSettings: route(endpoints.saveNotificationSettings, {
    access,
    body: notificationSettingsSchema,
    audit: ['notifications.reglees'],
    answer: NotificationSettingsAnswer,
  }),
};

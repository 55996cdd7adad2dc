import { array, boolean, type InferType, number } from 'yup';
import { body } from '../base/schema-types';

/** The most that a list holds, and that one call marks. */
export const MAX_NOTIFICATIONS = 200;

/** POST …/Notifications/lues: these; without any, all of them. */
export const readNotificationsSchema = body({
  NotificationIDs: array(number().integer().positive().defined()).max(MAX_NOTIFICATIONS).defined(),
});

/** POST …/Notifications/reglages: what is left out, as by a page opened before it existed, stays as it is. */
export const notificationSettingsSchema = body({
  RappelEcran: boolean().defined(),
  RappelCourriel: boolean().defined(),
  RecuCourriel: boolean().optional(),
  UnParJour: boolean().optional(),
});

export type ReadNotifications = InferType<typeof readNotificationsSchema>;
export type NotificationSettingsWrite = InferType<typeof notificationSettingsSchema>;

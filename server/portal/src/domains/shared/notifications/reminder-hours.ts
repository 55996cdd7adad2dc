import type { SchoolSettings } from 'server-kernel/institution/school-settings';
import { dayOf, instantAt } from 'shared-contract/base/days';

/** True within the hours for reminders: none at night. */
export const isReminderTime = (now: Date, { from, until }: SchoolSettings['reminderHours']): boolean => {
  const today = dayOf(now);
  return now >= instantAt(today, from) && now < instantAt(today, until);
};

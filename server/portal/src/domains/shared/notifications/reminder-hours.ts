import type { ReminderHours } from 'server-kernel/institution/institution';
import { dayOf, instantAt } from 'shared-contract/base/days';

/** Whether reminders may leave at an instant: nobody's phone rings at night for what can wait until the morning. */
export const isReminderTime = (now: Date, { from, until }: ReminderHours): boolean => {
  const today = dayOf(now);
  return now >= instantAt(today, from) && now < instantAt(today, until);
};

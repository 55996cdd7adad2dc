import { dayOf, daysBetween } from 'shared-contract/base/days';
import type { PortalNotification } from 'shared-contract/notifications/answers';
import { formatNearDay } from 'shared-contract/portal/format-window';
import { PAGE } from './texts';

/** Notifications of one day, with its label. */
export interface DayOfNotifications {
  title: string;
  lines: PortalNotification[];
}

const dayName = (instant: string, now: string): string => {
  const days = daysBetween(dayOf(new Date(instant)), dayOf(new Date(now)));
  if (days === 0) return PAGE.today;
  return days === 1 ? PAGE.yesterday : formatNearDay(instant, now);
};

/** Groups notifications, newest first, by Brussels day. */
export const groupByDay = (all: readonly PortalNotification[], now: string): DayOfNotifications[] => {
  const days = new Map<string, PortalNotification[]>();
  for (const one of all) {
    const title = dayName(one.Date, now);
    days.set(title, [...(days.get(title) ?? []), one]);
  }
  return [...days].map(([title, lines]) => ({ title, lines }));
};

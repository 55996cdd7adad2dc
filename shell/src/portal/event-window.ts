import type { EventWindow } from 'shared-contract';
import type { WindowInfoProps } from 'shared-ui';
import { WINDOWS } from '../texts';
import { formatNearDay, hoursUntil } from './dates';

/** Less than this before it closes, an event is said to close soon: hours. */
const SOON = 72;

const share = (from: string, to: string, now: string): number => {
  const whole = Date.parse(to) - Date.parse(from);
  return whole > 0 ? (Date.parse(now) - Date.parse(from)) / whole : 1;
};

/** How an open event's window is shown on its tile: gauge, state, closing date. */
export const openWindow = ({ Ouverture, Fermeture }: EventWindow, now: string): WindowInfoProps => {
  if (!Fermeture) return { state: 'open', text: WINDOWS.openNow };
  const gone = Ouverture ? { share: share(Ouverture, Fermeture, now) } : {};
  const isSoon = hoursUntil(Fermeture, now) < SOON;
  return { state: isSoon ? 'soon' : 'open', text: WINDOWS.until(formatNearDay(Fermeture, now)), ...gone };
};

/** When a closed event was or will be open, in words. */
export const closedDates = ({ Ouverture, Fermeture }: EventWindow, now: string): string => {
  if (Ouverture && hoursUntil(Ouverture, now) > 0) return WINDOWS.from(formatNearDay(Ouverture, now));
  if (Fermeture && hoursUntil(Fermeture, now) <= 0) return WINDOWS.since(formatNearDay(Fermeture, now));
  if (!Ouverture || !Fermeture) return WINDOWS.noDate;
  return WINDOWS.between(formatNearDay(Ouverture, now), formatNearDay(Fermeture, now));
};

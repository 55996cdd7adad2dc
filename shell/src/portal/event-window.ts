import type { EventWindow } from 'shared-contract';
import { formatWindow } from 'shared-contract/portal/format-window';
import type { WindowInfoProps } from 'shared-ui';
import { hoursUntil } from './dates';

/** An event is « closing soon » below this, hours. */
const CLOSING_SOON_HOURS = 72;

const share = (from: string, to: string, now: string): number => {
  const whole = Date.parse(to) - Date.parse(from);
  return whole > 0 ? (Date.parse(now) - Date.parse(from)) / whole : 1;
};

/** Display data of an open event window: gauge, state, closing date. */
export const describeOpenWindow = (window: EventWindow, now: string): WindowInfoProps => {
  const { Ouverture, Fermeture } = window;
  const text = formatWindow(window, now);
  if (!Fermeture) return { state: 'open', text };
  const gone = Ouverture ? { share: share(Ouverture, Fermeture, now) } : {};
  const isSoon = hoursUntil(Fermeture, now) < CLOSING_SOON_HOURS;
  return { state: isSoon ? 'soon' : 'open', text, ...gone };
};

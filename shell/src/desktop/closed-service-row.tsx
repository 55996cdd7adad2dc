import type { EventState } from 'shared-contract';
import { closedSinceText, formatWindow } from 'shared-contract/portal/format-window';
import { type Door, TextLink, VisuallyHidden } from 'shared-ui';
import type { ClosedService } from '../navigation/services';
import { DOORS } from '../texts';

const STATES: Record<Exclude<EventState, 'ouvert' | 'sans_objet'>, Door['state']> = {
  a_venir: { tone: 'info', icon: 'clock', label: DOORS.later },
  en_attente: { tone: 'info', icon: 'clock', label: DOORS.later },
  termine: { tone: 'neutral', icon: 'lock', label: DOORS.over },
  ferme: { tone: 'neutral', icon: 'lock', label: DOORS.closed },
  fait: { tone: 'ok', icon: 'circle-check', label: DOORS.done },
};

const Receipt = ({ number, title }: { number: string; title: string }) => (
  <TextLink to={`/recus/${encodeURIComponent(number)}`}>
    {DOORS.receipt}
    <VisuallyHidden>{`\u00a0– ${title}`}</VisuallyHidden>
  </TextLink>
);

/** Detail text: when it opens, since when it is over, or the receipt; the window only where it explains the closing. */
const detailOf = ({ screen, state, reason, window }: ClosedService, now: string): Door['detail'] => {
  if (state === 'a_venir' && window) return formatWindow(window, now);
  if (state === 'termine' && window?.Fermeture) return closedSinceText(window.Fermeture, now);
  if (state !== 'fait') return reason;
  return window?.Recu ? <Receipt number={window.Recu} title={screen.title} /> : reason;
};

/** Maps a closed service to a row of the home; null when it is meant for others. */
export const toClosedServiceRow = (service: ClosedService, now: string): Door | null => {
  const { screen, state } = service;
  if (state === 'sans_objet' || state === 'ouvert') return null;
  return {
    id: screen.path,
    icon: screen.tile.icon,
    title: screen.title,
    state: STATES[state],
    detail: detailOf(service, now),
  };
};

import { dayOf, daysBetween } from 'shared-contract/base/days';
import { once } from 'shared-contract/base/memoize';
import { type Deadline, dayOfDeadline, isAppointment } from 'shared-contract/deadlines/deadlines';
import type { TodoLine } from 'shared-ui';
import { NEARNESS } from './line-texts';

/** A deadline this many days away or more is not marked as near. */
const NEAR_DAYS = 7;

const months = /* @__PURE__ */ once(
  () => new Intl.DateTimeFormat('fr-BE', { month: 'short', timeZone: 'UTC' }),
);

const dayLeaf = (day: string) => ({
  day: String(Number(day.slice(8))),
  month: months().format(new Date(day)),
});

const nearness = (days: number): string => {
  if (days < 0) return NEARNESS.late(-days);
  if (days === 0) return NEARNESS.today;
  return days === 1 ? NEARNESS.tomorrow : NEARNESS.inDays(days);
};

type Look = Pick<TodoLine, 'leaf' | 'state'>;

const settledBadge = ({ Etat, Code }: Deadline, day: string | null): Look | null => {
  if (Etat === 'manque') {
    const state = { tone: 'danger', icon: 'circle-x', label: NEARNESS.missed } as const;
    return { leaf: { look: 'missed', ...(day ? dayLeaf(day) : { icon: 'circle-x' }) }, state };
  }
  if (Etat !== 'fait') return null;
  const label = Code.startsWith('examen-') ? NEARNESS.held : NEARNESS.done;
  return { leaf: { look: 'done', icon: 'check' }, state: { tone: 'ok', icon: 'circle-check', label } };
};

const badge = (deadline: Deadline, now: string): Look => {
  const day = dayOfDeadline(deadline);
  const over = settledBadge(deadline, day);
  if (over) return over;
  if (deadline.EstIllisible) return { leaf: { look: 'missed', icon: 'circle-alert' } };
  const isHeld = isAppointment(deadline);
  const begun =
    deadline.Etat === 'commence'
      ? ({ tone: 'info', icon: 'clock', label: NEARNESS.begun } as const)
      : undefined;
  if (day === null) return { leaf: { look: 'due', icon: 'pen-line' }, state: begun };
  const days = daysBetween(dayOf(new Date(now)), day);
  if (days >= NEAR_DAYS) return { leaf: { look: isHeld ? 'held' : 'due', ...dayLeaf(day) }, state: begun };
  const state = { tone: 'warning', icon: 'hourglass', label: nearness(days) } as const;
  return { leaf: { look: isHeld ? 'held' : 'soon', ...dayLeaf(day) }, state };
};

/** Link target of a row: the receipt when it is done, otherwise its page. */
const linkPath = ({ RecuNumero, Lien }: Deadline): string =>
  RecuNumero === null ? (Lien ?? '/echeances') : `/recus/${encodeURIComponent(RecuNumero)}`;

/** Maps a deadline to a list row; `now` is ISO 8601. */
export const toDeadlineLine = (deadline: Deadline, now: string): TodoLine => ({
  id: deadline.Code,
  title: deadline.Libelle,
  english: deadline.TitresAnglais,
  to: linkPath(deadline),
  ...badge(deadline, now),
  detail: deadline.EstIllisible ? NEARNESS.unread : deadline.Precision,
});

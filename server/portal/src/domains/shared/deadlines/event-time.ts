import { instantAt } from 'shared-contract/base/days';
import type { OwnDeadline } from './own-deadline';

/** Days (`YYYY-MM-DD`) on which something is held, and hours of Brussels (`HH:MM`); null, as long as they are not set. */
export interface EventDays {
  first: string;
  last: string;
  from: string | null;
  to: string | null;
}

const LAST_MINUTE = '23:59';

/** Start and end: its hours, or whole days until those are set; done once it is over. */
export const eventTime = (
  { first, last, from, to }: EventDays,
  now: Date,
): Required<Pick<OwnDeadline, 'state' | 'at' | 'end'>> => ({
  state: instantAt(last, to ?? LAST_MINUTE) < now ? 'fait' : 'a_faire',
  at: from === null ? first : instantAt(first, from),
  end: to === null ? last : instantAt(last, to),
});

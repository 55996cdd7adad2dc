import { keptByKey } from '../kept';
import { HOUR_MS, TIME_ZONE } from './zone';

const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Brussels is whole hours ahead of UTC: its day changes with an hour of UTC. */
const dayInHour = /* @__PURE__ */ keptByKey(
  (time: number) => Math.floor(time / HOUR_MS),
  (time) => dayFormat.format(time),
);

/** The Brussels calendar day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => dayInHour(instant.getTime());

import { keptByKey } from '../kept';
import { clockParts } from './clock-parts';
import { HOUR_MS } from './zone';

/** Brussels is whole hours ahead of UTC: its day changes with an hour of UTC. */
const dayInHour = /* @__PURE__ */ keptByKey(
  (time: number) => Math.floor(time / HOUR_MS),
  (time) => clockParts(time).day,
);

/** The Brussels calendar day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => dayInHour(instant.getTime());

import { keptByKey } from '../kept';
import { clockParts } from './clock-parts';
import { MINUTE_MS } from './zone';

const hourInMinute = /* @__PURE__ */ keptByKey(
  (time: number) => Math.floor(time / MINUTE_MS),
  (time) => clockParts(time).hour,
);

/** The Brussels hour of an instant, `HH:MM`, from `00:00` to `23:59`. */
export const hourOf = (instant: Date): string => hourInMinute(instant.getTime());

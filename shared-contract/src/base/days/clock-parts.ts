import { partsOf } from './parts-of';
import { TIME_ZONE } from './zone';

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What a calendar and a clock in Brussels show at an instant: `2026-11-28` and `17:40`. */
export const clockParts = (time: number) => {
  const { year = '', month = '', day = '', hour = '', minute = '' } = partsOf(clock, time);
  return { day: `${year}-${month}-${day}`, hour: `${hour}:${minute}` };
};

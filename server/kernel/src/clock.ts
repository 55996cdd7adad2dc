/** The one source of time: UTC instants; rules read them in Europe/Brussels. */
export interface Clock {
  now(): Date;
}

/** A clock that ticks from `start` (PORTAL_NOW, an ISO instant), or the machine's own when it is null. */
export const createClock = (start: string | null): Clock => {
  if (start === null) return { now: () => new Date() };
  const offset = Date.parse(start) - Date.now();
  if (Number.isNaN(offset)) throw new Error(`PORTAL_NOW n’est pas un instant ISO 8601\u00a0: ${start}`);
  return { now: () => new Date(Date.now() + offset) };
};

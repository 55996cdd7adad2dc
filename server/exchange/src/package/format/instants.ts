import { HOUR_MS, hourOf, instantAt, isDay } from 'shared-contract/base/days';
import { type Cell, fault, type Reader } from './cell';
import { dateReader, hourReader } from './days';

const WITH_ZONE =
  /^(\d{4}-\d{2}-\d{2})[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-][01]\d:[0-5]\d)$/;
/** A day and an hour of the school's clocks, parted by a blank, a T, « à » or a comma. */
const ON_CLOCKS = /^([\d/.-]+)(?:T|,? (?:à )?)(\d.*)$/;

const EXAMPLE = 'Écrivez le jour et l’heure de l’école\u00a0: 14/09/2026 08:30 ou 2026-09-14 08:30.';

const unfit = fault('cet instant n’est pas écrit comme attendu', EXAMPLE);

/** The instant of a day and an hour in the school's zone, whose clocks pass over an hour in spring and repeat one in autumn. */
const onClocks = (day: string, hour: string): Cell => {
  const instant = instantAt(day, hour);
  if (hourOf(instant) !== hour)
    return fault(
      'cette heure n’existe pas\u00a0: les horloges avancent d’une heure cette nuit-là',
      'Écrivez une heure d’avant ou d’après.',
    );
  if (hourOf(new Date(instant.getTime() + HOUR_MS)) === hour)
    return fault(
      'cette heure existe deux fois\u00a0: les horloges reculent d’une heure cette nuit-là',
      `Dites laquelle par son fuseau\u00a0: ${day}T${hour}:00+02:00, ou une heure plus tard ${day}T${hour}:00+01:00.`,
    );
  return { value: instant.toISOString() };
};

const readDay = dateReader();
const readHour = hourReader();

const readOnClocks = (written: string, time: string): Cell => {
  const day = readDay(written);
  if (!('value' in day)) return fault(day.why, EXAMPLE);
  const hour = readHour(time);
  return 'value' in hour && hour.value !== null && day.value !== null
    ? onClocks(day.value, hour.value)
    : unfit;
};

/**
 * `14/09/2026 08:30`, `2026-09-14 08:30`, `2026-09-14T08:30:00` in the school's zone, and an instant of ISO 8601 with a
 * zone of its own.
 */
export const instantReader = (): Reader => (text) => {
  const [, zoned] = WITH_ZONE.exec(text) ?? [];
  if (zoned !== undefined) return isDay(zoned) ? { value: text } : unfit;
  const [, day, hour] = ON_CLOCKS.exec(text.replace(/[\u00a0\u202f]/g, ' ')) ?? [];
  if (day !== undefined && hour !== undefined) return readOnClocks(day, hour);
  return 'value' in readDay(text) ? fault('l’heure manque', EXAMPLE) : unfit;
};

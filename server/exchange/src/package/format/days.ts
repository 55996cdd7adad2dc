import { fault, type Reader } from './cell';

/** Real days of years that people write and PostgreSQL keeps. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return /^[1-9]/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** Midnight, as databases and spreadsheets add it to a day. */
const MIDNIGHT = /[T ]0?0[:hH]00(?::00(?:[.,]0+)?)?Z?$/;
const ISO = /^(\d{4})[-/](\d{2})[-/](\d{2})$/;
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const SHORT_YEAR = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/;
/** Days since 1900, as a spreadsheet keeps them: from 1910 to 2119. */
const SERIAL = /^\d{4,5}(?:[.,]\d+)?$/;

const EXAMPLE = 'Écrivez AAAA-MM-JJ\u00a0: 2026-09-14, ou JJ/MM/AAAA\u00a0: 14/09/2026.';

/** The day behind a number of days since 1900, as a spreadsheet shows it. */
const serialDay = (text: string): string =>
  new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text.replace(',', '.'))))).toISOString().slice(0, 10);

const dayFirst = (text: string): string | null => {
  const [, day = '', , month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  return year === '' ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** `12/31/2026`: no day has this month, and the other way round it is one. */
const isMonthFirst = (day: string): boolean =>
  !isDay(day) && isDay(`${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`);

/** `2026-09-14`, `14/09/2026`, `14-9-2026`, `14.09.2026`, and midnight of these; the day comes before the month. */
export const dateReader = (): Reader => (text) => {
  const bare = text.replace(MIDNIGHT, '');
  const [, year, month, date] = ISO.exec(bare) ?? [];
  const day = year === undefined ? dayFirst(bare) : `${year}-${month}-${date}`;
  if (day !== null && isDay(day)) return { value: day };
  if (day !== null && year === undefined && isMonthFirst(day))
    return fault('le mois vient ici avant le jour, comme aux États-Unis', EXAMPLE);
  if (SHORT_YEAR.test(bare)) return fault('cette année n’a que deux chiffres', EXAMPLE);
  if (SERIAL.test(bare))
    return fault(
      `c’est le nombre de jours que garde un tableur, ${serialDay(bare)} sans doute`,
      'Donnez à la colonne le format de date AAAA-MM-JJ dans le tableur, puis enregistrez de nouveau.',
    );
  return fault('ce jour n’existe pas ou n’est pas écrit comme attendu', EXAMPLE);
};

const HOUR = /^([01]?\d|2[0-3]) ?(?:[:hH] ?([0-5]\d)?)(?::00(?:[.,]0+)?)?$/;

/** `08:30`, `8:30`, `8h30`, `8 h 30`, `8h`, `08:30:00`. */
export const hourReader = (): Reader => (text) => {
  const [, hour, minute] = HOUR.exec(text.replace(/[\u00a0\u202f]/g, ' ')) ?? [];
  // « 8: » alone says no hour; « 8 h » does.
  if (hour !== undefined && (minute !== undefined || /h$/i.test(text)))
    return { value: `${hour.padStart(2, '0')}:${minute ?? '00'}` };
  if (/^0?[.,]\d+$/.test(text))
    return fault(
      'c’est la part d’un jour que garde un tableur',
      'Donnez à la colonne le format HH:MM dans le tableur, puis enregistrez de nouveau.',
    );
  return fault('cette heure n’est pas écrite comme attendu', 'Écrivez 08:30, de 00:00 à 23:59.');
};

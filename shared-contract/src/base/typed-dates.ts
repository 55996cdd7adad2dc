import { addDays, daysBetween, isDay } from './days';

/** Beginnings of the names of months without accents, in French, English, Dutch and German. */
const MONTHS = [
  ['jan'],
  ['fev', 'feb'],
  ['mar', 'maa'],
  ['av', 'ap'],
  ['mai', 'may', 'mei'],
  ['juin', 'jun'],
  ['juil', 'jul'],
  ['ao', 'au'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
];

/** What may stand beside a date without saying more: days of the week and articles. */
const FILLER =
  /\b(?:lun|mar|mer|jeu|ven|sam|dim)[a-z]*di\b|\bdimanche\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:le|du|au|the|of|de)\b/g;

/** 1 to 12 for the name of a month, also cut short; 0 for another word. */
const monthOf = (word: string): number =>
  1 + MONTHS.findIndex((names) => word.length > 2 && names.some((name) => word.startsWith(name)));

interface Parts {
  day: string;
  month: string;
  /** Four digits, two, or none. */
  year: string;
}

const written = ({ day, month, year }: Parts): string =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The year in which this day of the year lies nearest to today. */
const nearest = (parts: Parts, today: string): string | null => {
  const year = Number(today.slice(0, 4));
  const [day = null] = [year - 1, year, year + 1]
    .map((one) => written({ ...parts, year: String(one) }))
    .filter(isDay)
    .sort((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
  return day;
};

const complete = (parts: Parts, today: string): string | null => {
  if (parts.year === '') return nearest(parts, today);
  const day = written(parts);
  return isDay(day) ? day : null;
};

/** `04012027`, then `20270104`: the day first wherever that is a day. */
const fromDigits = (digits: string): string | null => {
  const first = written({ day: digits.slice(0, 2), month: digits.slice(2, 4), year: digits.slice(4) });
  const last = written({ year: digits.slice(0, 4), month: digits.slice(4, 6), day: digits.slice(6) });
  return [first, last].find(isDay) ?? null;
};

const fromNumbers = (text: string, today: string): string | null => {
  const [a = '', b = '', c = '', ...more] = text.split(/[-/. ]+/).filter(Boolean);
  if (more.length > 0 || a === '') return null;
  if (b === '') return a.length === 8 ? fromDigits(a) : null;
  if (a.length === 4) return c === '' ? null : complete({ year: a, month: b, day: c }, today);
  return [0, 2, 4].includes(c.length) ? complete({ day: a, month: b, year: c }, today) : null;
};

const fromWords = (text: string, today: string): string | null => {
  const words = text.replace(FILLER, ' ').match(/[a-z]+|\d+/g) ?? [];
  const names = words.filter((word) => /[a-z]/.test(word) && !/^(?:er|st|nd|rd|th)$/.test(word));
  const [day = '', year = '', ...more] = words.filter((word) => /\d/.test(word));
  const month = monthOf(names[0] ?? '');
  if (names.length !== 1 || month === 0 || more.length > 0 || day.length > 2 || day === '') return null;
  return [0, 2, 4].includes(year.length) ? complete({ day, month: String(month), year }, today) : null;
};

const NAMED = new Map([
  ['hier', -1],
  ["aujourd'hui", 0],
  ['demain', 1],
  ['apres-demain', 2],
]);

/**
 * The day (`YYYY-MM-DD`) that somebody typed, the day before the month: `4/1/2027`, `04-01-27`, `04012027`,
 * `2027-01-04`, `lundi 4 janvier 2027`, `4 jan`, `demain`. Two digits of a year are of this century; without a year it is
 * the one nearest to `today` (`YYYY-MM-DD`). Null for another text, an American `12/31/2027` among them.
 */
export const readDay = (text: string, today: string): string | null => {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\s,]+/g, ' ')
    .replace(/’/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .trim()
    .toLowerCase();
  const distance = NAMED.get(plain);
  if (distance !== undefined) return addDays(today, distance);
  return /^[\d\-/. ]+$/.test(plain) ? fromNumbers(plain, today) : fromWords(plain, today);
};

const HOUR = /^([01]?\d|2[0-3]) ?(?:[h:.,]|heures?|u|uur)? ?([0-5]\d)?(?: ?(?:min|uhr))?$/;

/**
 * The hour (`HH:MM`) that somebody typed: `9`, `9h`, `9 h 30`, `9:30`, `09.30`, `930`, `midi`, `minuit`. Null for another
 * text.
 */
export const readHour = (text: string): string | null => {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (plain === 'midi') return '12:00';
  if (plain === 'minuit') return '00:00';
  const digits = /^(\d{1,2})(\d{2})$/.exec(plain);
  const [, hour, minute = '00'] = HOUR.exec(digits ? `${digits[1]}:${digits[2]}` : plain) ?? [];
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
};

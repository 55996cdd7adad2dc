import { cellType, decimalSize, integerRange, longest } from './cell-type';
import { unshield } from './formulas';
import type { Header } from './kinds';

/** What a cell says: the value as the database reads it, null for an empty one, or what is wrong with it. */
export type Cell = { value: string | null } | { why: string; how: string };

const fault = (why: string, how: string): Cell => ({ why, how });

/** Neither keyboards nor spreadsheets put them in; the last ones turn the order of what is read. */
const CONTROL = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;
const LINE = /[\r\n\t]/;

const YES = new Set(['true', 'oui', 'vrai', '1']);
const NO = new Set(['false', 'non', 'faux', '0']);

const readText = (text: string, header: Header): Cell => {
  const value = unshield(text);
  const max = longest(header);
  if (value.length > max)
    return fault(`${value.length} caractères, ${max} au plus`, 'Raccourcissez le texte.');
  if (!header.lines && LINE.test(value))
    return fault('ce texte tient sur une ligne', 'Retirez les retours à la ligne et les tabulations.');
  if (header.pattern && !header.pattern.test(value))
    return fault('cette valeur n’a pas la forme attendue', `Exemple : ${header.example ?? ''}`);
  return { value: header.lines ? value.replaceAll('\r\n', '\n') : value };
};

const readInteger = (text: string, header: Header): Cell => {
  const value = Number(text);
  const [least, greatest] = integerRange(header);
  if (!/^-?\d{1,10}$/.test(text) || value < least || value > greatest)
    return fault('ce n’est pas un nombre entier', `Écrivez un nombre entre ${least} et ${greatest}.`);
  return { value: String(value) };
};

const readDecimal = (text: string, header: Header): Cell => {
  const [whole, places] = decimalSize(header);
  const [, digits = '', behind = ''] = /^-?(\d+)(?:[.,](\d+))?$/.exec(text) ?? [];
  const isFit = digits !== '' && digits.length <= whole && behind.length <= places;
  return isFit
    ? { value: text.replace(',', '.') }
    : fault(
        'ce nombre ne convient pas',
        `Écrivez au plus ${whole} chiffres, puis ${places} après la virgule, sans espace.`,
      );
};

const readBoolean = (text: string): Cell => {
  const word = text.toLowerCase();
  if (YES.has(word)) return { value: 'true' };
  return NO.has(word) ? { value: 'false' } : fault('ce n’est ni oui ni non', 'Écrivez true ou false.');
};

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const readDate = (text: string): Cell =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text)
    ? { value: text }
    : fault('ce jour n’existe pas ou n’est pas écrit comme attendu', 'Écrivez AAAA-MM-JJ : 2026-09-14.');

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

const readInstant = (text: string): Cell => {
  const [, day = ''] = INSTANT.exec(text) ?? [];
  return isDay(day)
    ? { value: text }
    : fault(
        'cet instant n’est pas écrit comme attendu',
        'Écrivez le jour, l’heure et le fuseau : 2026-09-14T08:00:00Z ou 2026-09-14T10:00:00+02:00.',
      );
};

const readWords = (text: string, header: Header): Cell => {
  const words = text.split(/\s+/);
  const unknown = words.find((word) => header.choices && !header.choices.includes(word));
  return unknown === undefined
    ? { value: `{${words.join(',')}}` }
    : fault(`« ${unknown} » n’est pas un mot connu`, `Écrivez ${header.choices?.join(', ')}.`);
};

const READERS = {
  text: readText,
  integer: readInteger,
  decimal: readDecimal,
  euros: readDecimal,
  boolean: readBoolean,
  date: readDate,
  instant: readInstant,
  words: readWords,
};

const isOutside = (value: string | null, { choices }: Header): boolean =>
  choices !== undefined && value !== null && !value.startsWith('{') && !choices.includes(value);

/** Reads a cell of a file. */
export const readCell = (raw: string, header: Header): Cell => {
  const text = header.lines ? raw : raw.trim();
  if (text === '')
    return header.isRequired ? fault('cette valeur manque', 'Remplissez la cellule.') : { value: null };
  if (CONTROL.test(text))
    return fault('un caractère invisible s’y trouve', 'Retapez la valeur, ou nettoyez-la dans le tableur.');
  const cell = READERS[cellType(header)](text, header);
  if ('value' in cell && isOutside(cell.value, header))
    return fault('cette valeur n’est pas dans la liste', `Écrivez ${header.choices?.join(', ')}.`);
  return cell;
};

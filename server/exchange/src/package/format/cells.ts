import { composeText, hasHiddenCharacter, isOneLine } from 'shared-contract/base/texts';
import { cellType, decimalSize, integerRange, longest } from './cell-type';
import { unescapeFormula } from './formulas';
import type { CellType } from './kind';
import type { Header } from './kinds';

/** Parsed cell: value for the database, null when empty, or an error. */
export type Cell = { value: string | null } | { why: string; how: string };

const fault = (why: string, how: string): Cell => ({ why, how });

const YES = new Set(['true', 'oui', 'vrai', '1']);
const NO = new Set(['false', 'non', 'faux', '0']);

type Reader = (text: string) => Cell;

const textReader = (header: Header): Reader => {
  const { lines, pattern, example = '' } = header;
  const max = longest(header);
  return (text) => {
    const value = unescapeFormula(text);
    if (value.length > max)
      return fault(`${value.length} caractères, ${max} au plus`, 'Raccourcissez le texte.');
    if (!lines && !isOneLine(value))
      return fault('ce texte tient sur une ligne', 'Retirez les retours à la ligne et les tabulations.');
    if (pattern && !pattern.test(value))
      return fault('cette valeur n’a pas la forme attendue', `Exemple\u00a0: ${example}`);
    return { value };
  };
};

const integerReader = (header: Header): Reader => {
  const [least, greatest] = integerRange(header);
  const range = greatest > 32_767 ? '' : ` entre ${least} et ${greatest}`;
  return (text) => {
    const value = Number(text);
    return /^-?\d{1,10}$/.test(text) && value >= least && value <= greatest
      ? { value: String(value) }
      : fault('ce n’est pas un nombre entier', `Écrivez un nombre entier${range}, en chiffres, sans espace.`);
  };
};

const decimalReader = (header: Header): Reader => {
  const [whole, places] = decimalSize(header);
  const how = `Écrivez au plus ${whole} chiffres, puis ${places} après la virgule, sans espace.`;
  return (text) => {
    const [, digits = '', behind = ''] = /^-?(\d+)(?:[.,](\d+))?$/.exec(text) ?? [];
    const isFit = digits !== '' && digits.length <= whole && behind.length <= places;
    return isFit ? { value: text.replace(',', '.') } : fault('ce nombre ne convient pas', how);
  };
};

/** A word that stands in a number's place: `ABS`, `CM`, `PP`. */
export const MARK_WORD = /^\p{L}[\p{L}\d.*/-]{0,9}$/u;

const markReader = (header: Header): Reader => {
  const readNumber = decimalReader(header);
  const how = 'Écrivez une note, ou un mot de dix signes au plus qui commence par une lettre\u00a0: ABS.';
  return (text) => {
    if (MARK_WORD.test(text)) return { value: text };
    const read = readNumber(text);
    return 'value' in read ? read : fault('ce n’est ni une note ni un mot', how);
  };
};

const booleanReader = (): Reader => (text) => {
  const word = text.toLowerCase();
  if (YES.has(word)) return { value: 'true' };
  return NO.has(word) ? { value: 'false' } : fault('ce n’est ni oui ni non', 'Écrivez true ou false.');
};

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const dateReader = (): Reader => (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text)
    ? { value: text }
    : fault('ce jour n’existe pas ou n’est pas écrit comme attendu', 'Écrivez AAAA-MM-JJ\u00a0: 2026-09-14.');

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-][01]\d:[0-5]\d)$/;

const instantReader = (): Reader => (text) => {
  const [, day] = INSTANT.exec(text) ?? [];
  return day !== undefined && isDay(day)
    ? { value: text }
    : fault(
        'cet instant n’est pas écrit comme attendu',
        'Écrivez le jour, l’heure et le fuseau\u00a0: 2026-09-14T08:00:00Z ou 2026-09-14T10:00:00+02:00.',
      );
};

const wordsReader =
  ({ choices = [], pattern, example = '' }: Header): Reader =>
  (text) => {
    const words = text.split(/\s+/);
    const unknown = words.find((word) => !(pattern?.test(word) ?? choices.includes(word)));
    const how = pattern ? `Exemple\u00a0: ${example}` : `Écrivez ${choices.join(', ')}.`;
    return unknown === undefined
      ? { value: `{${words.map((word) => JSON.stringify(word)).join(',')}}` }
      : fault(`«\u00a0${unknown}\u00a0» n’est pas un mot connu`, how);
  };

const choiceReader = (choices: readonly string[]): Reader => {
  const known = new Set(choices);
  const how = `Écrivez ${choices.join(', ')}.`;
  return (text) => (known.has(text) ? { value: text } : fault('cette valeur n’est pas dans la liste', how));
};

const READERS: Record<CellType, (header: Header) => Reader> = {
  text: textReader,
  integer: integerReader,
  decimal: decimalReader,
  euros: decimalReader,
  boolean: booleanReader,
  date: dateReader,
  instant: instantReader,
  words: wordsReader,
  mark: markReader,
};

const readerOf = (header: Header): Reader => {
  const type = cellType(header);
  return header.choices && type !== 'words' ? choiceReader(header.choices) : READERS[type](header);
};

/** Reads the cells under a header, all of them by what is worked out once. */
export const cellReader = (header: Header): Reader => {
  const read = readerOf(header);
  const empty: Cell = header.isRequired
    ? fault('cette valeur manque', 'Remplissez la cellule.')
    : { value: null };
  return (raw) => {
    const text = composeText(raw);
    if (text === '') return empty;
    if (hasHiddenCharacter(text))
      return fault('un caractère invisible s’y trouve', 'Retapez la valeur, ou nettoyez-la dans le tableur.');
    return read(text);
  };
};

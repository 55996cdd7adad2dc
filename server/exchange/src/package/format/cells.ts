import { composeText, hasHiddenCharacter, isOneLine } from 'shared-contract/base/texts';
import { type Cell, fault, type Reader, spoiled } from './cell';
import { cellType, longest } from './cell-type';
import { dateReader, hourReader } from './days';
import { escapedText } from './escaped-text';
import { instantReader } from './instants';
import type { CellType } from './kind';
import type { Header } from './kinds';
import { decimalReader, integerReader } from './numbers';

const YES = new Set(['true', 'oui', 'vrai', '1', 'x', 'o', 'yes']);
const NO = new Set(['false', 'non', 'faux', '0', 'n', 'no']);

const textReader = (header: Header): Reader => {
  const { lines, pattern, separators, example = '' } = header;
  const max = longest(header);
  return (text) => {
    const bare = escapedText(text) ?? text;
    const value = separators ? bare.replace(separators, '') : bare;
    if (value.length > max)
      return fault(`${value.length} caractères, ${max} au plus`, 'Raccourcissez le texte.');
    if (!lines && !isOneLine(value))
      return fault('ce texte tient sur une ligne', 'Retirez les retours à la ligne et les tabulations.');
    if (pattern && !pattern.test(value) && pattern.test(`0${value}`))
      return fault(
        'le tableur a sans doute retiré le zéro du début',
        'Mettez la colonne au format Texte, puis retapez.',
      );
    if (pattern && !pattern.test(value))
      return fault('cette valeur n’a pas la forme attendue', `Exemple\u00a0: ${example}`);
    return { value };
  };
};

/** A word that stands in a number's place: `ABS`, `CM`, `PP`. */
export const MARK_WORD = /^\p{L}[\p{L}\d.*/-]{0,9}$/u;

const markReader = (header: Header): Reader => {
  const readNumber = decimalReader(header);
  const [least, greatest] = header.range ?? [0, 20];
  const how = `Écrivez un nombre de ${least} à ${greatest}, ou un mot de dix signes au plus qui commence par une lettre\u00a0: ABS.`;
  return (text) => {
    if (MARK_WORD.test(text)) return { value: text };
    const read = readNumber(text);
    if ('value' in read) return read;
    return /^[-\u2212]?[\d.,\s]+$/.test(text)
      ? fault(read.why, how)
      : fault('ce n’est ni une note ni un mot', how);
  };
};

const booleanReader = (): Reader => (text) => {
  const word = text.toLowerCase();
  if (YES.has(word)) return { value: 'true' };
  return NO.has(word)
    ? { value: 'false' }
    : fault('ce n’est ni oui ni non', 'Écrivez true ou false, oui ou non.');
};

const wordsReader =
  ({ choices = [], pattern, example = '' }: Header): Reader =>
  (text) => {
    const words = text.split(/[\s,;]+/).filter((word) => word !== '');
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
  hour: hourReader,
  integer: integerReader,
  decimal: decimalReader,
  euros: decimalReader,
  boolean: booleanReader,
  date: dateReader,
  instant: instantReader,
  words: wordsReader,
  mark: markReader,
};

/** What to write where a cell is empty that may not be. */
const HOW_TO_FILL: Partial<Record<CellType, string>> = {
  boolean: 'Une cellule vide ne dit pas non\u00a0: écrivez oui ou non.',
  integer: 'Écrivez un nombre, 0 s’il n’y en a pas.',
  decimal: 'Écrivez un nombre, 0 s’il n’y en a pas.',
  euros: 'Écrivez un montant, 0 s’il n’y en a pas.',
  date: 'Écrivez un jour\u00a0: 14/09/2026.',
  hour: 'Écrivez une heure\u00a0: 08:30.',
};

const howToChoose = ({ choices, example }: Header): string => {
  if (choices) return `Écrivez ${choices.join(', ')}.`;
  return example ? `Remplissez la cellule. Exemple\u00a0: ${example}` : 'Remplissez la cellule.';
};

const readerOf = (header: Header): Reader => {
  const type = cellType(header);
  return header.choices && type !== 'words' ? choiceReader(header.choices) : READERS[type](header);
};

const doubted = ({ doubt }: Header, cell: Cell): Cell =>
  doubt && 'value' in cell && cell.value !== null && !doubt.isPlausible(cell.value)
    ? { ...cell, doubt }
    : cell;

/** Reads the cells under a header, all of them by what is worked out once. */
export const cellReader = (header: Header): Reader => {
  const read = readerOf(header);
  const isText = cellType(header) === 'text';
  const empty: Cell = header.isRequired
    ? fault('cette valeur manque', HOW_TO_FILL[cellType(header)] ?? howToChoose(header))
    : { value: null };
  return (raw) => {
    const text = composeText(raw);
    if (text === '') return empty;
    if (hasHiddenCharacter(text))
      return fault('un caractère invisible s’y trouve', 'Retapez la valeur, ou nettoyez-la dans le tableur.');
    const isMeant = isText && escapedText(text) !== null;
    return doubted(header, (isMeant ? null : spoiled(text)) ?? read(text));
  };
};

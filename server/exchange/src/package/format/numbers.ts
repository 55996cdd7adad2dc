import { type Cell, fault, type Reader } from './cell';
import { decimalSize, integerRange } from './cell-type';
import type { Header } from './kinds';

const BLANKS = /[\s\u00a0\u2009\u202f]/g;
/** Digits in threes, the way that an amount is printed. */
const GROUPED = /^\d{1,3}(?:([ .,'])\d{3})(?:\1\d{3})*$/;

type Parts = { sign: string; whole: string; behind: string };

/** Digits before and behind the last mark, which parts the decimals where it is another than those before it. */
const halves = (bare: string): [whole: string, behind: string] | null => {
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const isPoint = last !== -1 && !bare.slice(0, last).includes(bare[last] ?? '');
  if (!isPoint) return [bare, ''];
  const behind = bare.slice(last + 1);
  return /^\d+$/.test(behind) ? [bare.slice(0, last), behind] : null;
};

/** Digits before and behind the point; null for what is none, `ambiguous` where one sign could be either. */
const partsOf = (text: string, most: number, places: number): Parts | 'ambiguous' | null => {
  const plain = text.replace(BLANKS, ' ').replaceAll('’', "'");
  const [, sign, bare = ''] = /^([-\u2212]?) ?(\d.*)$/.exec(plain) ?? [];
  // One comma or point and three digits: a thousand or a thousandth.
  const isThousand = /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare) && bare.length - 1 <= most;
  if (isThousand && places < 3) return 'ambiguous';
  const [whole, behind] = halves(bare) ?? ['', ''];
  if (!/^\d+$/.test(whole) && !GROUPED.test(whole)) return null;
  return { sign: sign === '' ? '' : '-', whole: whole.replace(/\D/g, ''), behind };
};

const AMBIGUOUS: Cell = fault(
  'ce nombre se lit de deux façons, en milliers ou en millièmes',
  'Écrivez 1234 ou 1,23, sans séparer les milliers.',
);

/** Greatest numbers that are a column's limit and no rule of the school. */
const LIMITS = new Set([32_767, 2_147_483_647]);

/** Where the numbers of a field lie, as the end of a sentence; empty where nothing bounds them. */
const rangeWords = ({ range }: Header): string => {
  if (!range) return '';
  const [least, greatest] = range;
  return LIMITS.has(greatest) ? `, ${least} au moins` : ` de ${least} à ${greatest}`;
};

const outsideWords = ({ range }: Header): string => {
  if (!range) return 'ce nombre est trop long';
  const [least, greatest] = range;
  return LIMITS.has(greatest)
    ? `ce nombre est sous ${least}`
    : `ce nombre n’est pas entre ${least} et ${greatest}`;
};

export const integerReader = (header: Header): Reader => {
  const [least, greatest] = integerRange(header);
  const how = `Écrivez un nombre entier${rangeWords(header)}, en chiffres, sans espace.`;
  const unfit = fault('ce n’est pas un nombre entier', how);
  const outside = fault(outsideWords(header), how);
  return (text) => {
    const parts = partsOf(text, String(greatest).length, 0);
    if (parts === 'ambiguous') return AMBIGUOUS;
    if (parts === null || /[^0]/.test(parts.behind)) return unfit;
    const value = Number(`${parts.sign}${parts.whole}`);
    return value >= least && value <= greatest ? { value: String(value) } : outside;
  };
};

/** An amount's currency, before or behind it. */
const EURO = /^(?:€|EUR) ?|\s?(?:€|EUR|euros?)$/gi;

const isWithin = (value: number, { range = [-Infinity, Infinity] }: Header): boolean =>
  value >= range[0] && value <= range[1];

export const decimalReader = (header: Header): Reader => {
  const [most, places] = decimalSize(header);
  const outside = fault(outsideWords(header), `Écrivez un nombre${rangeWords(header)}.`);
  const unfit = fault(
    'ce nombre ne convient pas',
    `Écrivez au plus ${most} chiffres, puis ${places} après la virgule, sans espace.`,
  );
  return (text) => {
    const parts = partsOf(header.euros ? text.replace(EURO, '').trim() : text, most, places);
    if (parts === 'ambiguous') return AMBIGUOUS;
    if (parts === null) return unfit;
    const { sign, whole, behind } = parts;
    const kept = behind.replace(/0+$/, '').length > places ? behind : behind.slice(0, places);
    if (whole.length > most || kept.length > places) return unfit;
    const value = `${sign}${whole}${kept === '' ? '' : `.${kept}`}`;
    return isWithin(Number(value), header) ? { value } : outside;
  };
};

/** Letters that lose nothing but their accent by NFKD are left out; these have no base letter of their own. */
const LIGATURES: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => LIGATURES[letter] ?? letter);

/** Normalised name for comparison: no accents, case or punctuation (« D’Hoore » and « d hoore » are equal). */
export const searchKey = (name: string): string => plain(name).replace(/[^a-z0-9]/g, '');

/** The words of a name, compared as by `searchKey`: « van den Berghe » is `van`, `den`, `berghe`. */
export const searchWords = (name: string): string[] => plain(name).match(/[a-z0-9]+/g) ?? [];

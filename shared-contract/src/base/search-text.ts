/** Letters that NFKD leaves whole, as they are typed on a keyboard that lacks them. */
const TYPED: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ɓ: 'b',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ƙ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ƴ: 'y',
  ɣ: 'g',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  // The same Greek letter, whose shape depends on its place.
  ς: 'σ',
  // Arabic: lengthens a line, says nothing.
  ـ: '',
  '’': "'",
};

const TYPED_LETTERS = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'gu');

/** Text as it is searched, in any script: no accents, no case; ø is o, ß is ss, þ is th. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(TYPED_LETTERS, (letter) => TYPED[letter] ?? letter);

/** Modifier letters: apostrophes of Ukrainian, Uzbek or Hawaiian names, and their like. */
const MODIFIERS = /[\u02b0-\u02ff]/gu;

/** Words of a text, folded: « van den Berghe » is `van`, `den`, `berghe`. Letters and digits alone, of any script. */
export const searchWords = (text: string): string[] =>
  foldText(text)
    .replace(MODIFIERS, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Key by which names are compared: « D’Hoore » and « d hoore » are equal. */
export const searchKey = (name: string): string => searchWords(name).join('');

/** True when every word stands somewhere in the text, both folded; no words stand in any text. */
export const holdsWords = (text: string, words: string): boolean => {
  const folded = foldText(text);
  return foldText(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

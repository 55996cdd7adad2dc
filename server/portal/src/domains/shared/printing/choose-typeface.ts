import type { Typeface, Typefaces } from './typefaces';

/** Part of a text in one typeface; null where none has the letter. */
export interface Run {
  text: string;
  typeface: Typeface | null;
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Nothing is drawn for them; joiners stay, which Persian and Indic letters are shaped by. */
const INVISIBLE = /(?!\n|\p{Join_Control})[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/** Text as it is printed: composed letters (NFC), no control characters but line ends. */
export const printedText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC');

/** Some typefaces draw a few of them, in outline: none of a document's letters. */
const EMOJI = /\p{Emoji_Presentation}/u;

/** Line ends, and joiners, which shape their neighbours: no font needs to have them. */
const UNDRAWN = /^[\n\p{Join_Control}]$/u;

const hasAll = (typeface: Typeface, text: string): boolean =>
  [...text].every((letter) => UNDRAWN.test(letter) || typeface.has(letter.codePointAt(0) ?? 0));

const firstWithAll = (typefaces: Typefaces, text: string): Typeface | null => {
  if (EMOJI.test(text)) return null;
  for (const typeface of typefaces()) if (hasAll(typeface, text)) return typeface;
  return null;
};

/** Words, and what stands between them. */
const PARTS = /[\p{L}\p{M}\p{N}\p{Join_Control}]+|[^\p{L}\p{M}\p{N}\p{Join_Control}]+/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** A word in one typeface where one has all of it, letter by letter where none has. */
const runsOfWord = (typefaces: Typefaces, text: string): Run[] => {
  const typeface = firstWithAll(typefaces, text);
  if (typeface) return [{ text, typeface }];
  return [...graphemes.segment(text)].map(({ segment }) => ({
    text: segment,
    typeface: firstWithAll(typefaces, segment),
  }));
};

/** Typefaces of one line of printed text, from its first letter to its last; what parts words goes with the one before. */
export const chooseTypefaces = (typefaces: Typefaces, text: string): Run[] => {
  for (const typeface of typefaces()) {
    if (!typeface.isLead) break;
    if (hasAll(typeface, text)) return [{ text, typeface }];
  }
  const runs: Run[] = [];
  const add = (run: Run) => {
    const last = runs.at(-1);
    if (last?.typeface && last.typeface === run.typeface) last.text += run.text;
    else runs.push(run);
  };
  for (const [part] of text.matchAll(PARTS)) {
    const before = runs.at(-1)?.typeface;
    if (before && !LETTER.test(part) && hasAll(before, part)) add({ text: part, typeface: before });
    else for (const run of runsOfWord(typefaces, part)) add(run);
  }
  return runs;
};

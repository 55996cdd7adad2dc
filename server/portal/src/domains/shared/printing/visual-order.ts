import createBidi from 'bidi-js';
import type { Run } from './choose-typeface';
import type { Typeface } from './typefaces';

/** Part of a line in one typeface and one direction, as it is drawn. */
export interface Segment {
  typeface: Typeface;
  text: string;
  /** What is read where it is not what is drawn: text from right to left. */
  actual: string | null;
}

/** Scripts from right to left that the font library lays out from their own end. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u;

const bidi = createBidi();
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

const reversed = (text: string): string =>
  [...graphemes.segment(text)]
    .map(({ segment }) => segment)
    .toReversed()
    .join('');

const typefaceOf = ({ text, typeface }: Run): Typeface => {
  if (typeface) return typeface;
  const codes = [...text].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  throw new Error(`no typeface has ${codes.join(' ')}`);
};

/** Segments of a line from left to right (UAX #9). The document is French: what is neutral goes from left to right. */
export const visualOrder = (runs: readonly Run[]): Segment[] => {
  const line = runs.map(({ text }) => text).join('');
  if (!RIGHT_TO_LEFT.test(line))
    return runs.map((run) => ({ typeface: typefaceOf(run), text: run.text, actual: null }));
  const typefaces = runs.flatMap((run) => Array<Typeface>(run.text.length).fill(typefaceOf(run)));
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const segments: { from: number; to: number; level: number; typeface: Typeface | undefined }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const [level, typeface] = [embedding.levels[at] ?? 0, typefaces[at]];
    const last = segments.at(-1);
    const isNext = last && (level % 2 === 1 ? at === last.from - 1 : at === last.to);
    if (last && isNext && last.level === level && last.typeface === typeface) {
      last.from = Math.min(last.from, at);
      last.to = Math.max(last.to, at + 1);
    } else segments.push({ from: at, to: at + 1, level, typeface });
  }
  return segments.flatMap(({ from, to, level, typeface }): Segment[] => {
    const actual = line.slice(from, to);
    if (!typeface) return [];
    if (level % 2 === 0) return [{ typeface, text: actual, actual: null }];
    const text = [...actual].map((letter, rank) => mirrored.get(from + rank) ?? letter).join('');
    return [{ typeface, text: RIGHT_TO_LEFT.test(text) ? text : reversed(text), actual }];
  });
};

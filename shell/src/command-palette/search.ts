import { foldText } from 'shared-contract/base/search-text';
import type { CommandPaletteHit } from 'shared-ui/kit/command-palette';

/** A searchable item. */
export interface Searchable {
  title: string;
  /** Other words that lead to it. */
  words: string;
}

export type SearchResult<T> = T & {
  /** The lower, the better. */
  rank: number;
  /** Parts of the title that were looked for, in characters. */
  spans: [start: number, end: number][];
};

/** Index in the original text of each folded character. */
const positions = (text: string): number[] =>
  [...text].flatMap((letter, rank) => [...foldText(letter)].map(() => rank));

const matchSpans = (title: string, words: readonly string[]): [number, number][] => {
  const folded = foldText(title);
  const at = positions(title);
  const spans = words.flatMap((word): [number, number][] => {
    const start = folded.indexOf(word);
    if (start < 0) return [];
    return [[at[start] ?? 0, (at[start + word.length - 1] ?? 0) + 1]];
  });
  // Words may overlap: « a » and « avis ».
  return spans
    .sort(([a], [b]) => a - b)
    .reduce<[number, number][]>((apart, [start, end]) => {
      const last = apart.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else apart.push([start, end]);
      return apart;
    }, []);
};

const startsWord = (text: string, word: string): boolean =>
  ` ${text.replace(/[^\p{L}\d]/gu, ' ')}`.includes(` ${word}`);

/** From this length on, a word also matches inside another. */
const MIN_INFIX_LENGTH = 4;

const matchRank = (title: string, all: string, query: string, words: readonly string[]): number | null => {
  if (!words.every((word) => all.includes(word))) return null;
  if (title.startsWith(query)) return 0;
  if (words.every((word) => startsWord(title, word))) return 1;
  if (words.every((word) => startsWord(all, word))) return 2;
  // Three letters are in the middle of everything.
  if (words.some((word) => word.length < MIN_INFIX_LENGTH)) return null;
  return words.every((word) => title.includes(word)) ? 3 : 4;
};

/** Items that match every word of the query, best rank first, stable within a rank; empty for an empty query. */
export const search = <T extends Searchable>(items: readonly T[], query: string): SearchResult<T>[] => {
  const folded = foldText(query).trim();
  const words = folded.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  return items
    .flatMap((item) => {
      const title = foldText(item.title);
      const rank = matchRank(title, `${title} ${foldText(item.words)}`, folded, words);
      return rank === null ? [] : [{ ...item, rank, spans: matchSpans(item.title, words) }];
    })
    .sort((a, b) => a.rank - b.rank);
};

/** A navigation target, as searched and displayed. */
export interface Destination extends Searchable, Pick<CommandPaletteHit, 'key' | 'detail' | 'icon' | 'to'> {}

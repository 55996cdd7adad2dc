import { searchWords } from 'shared-contract/base/search-text';
import { nearest } from './nearest';
import { SYNONYMS } from './title-synonyms';

/** Words between the words of a title. */
const LINKS = new Set(['d', 'de', 'des', 'du', 'l', 'la', 'le', 'les', 'en', 'et']);

/** Words of a title of the format: each has its capital, and no space is between them. */
const capitalWords = (title: string): string[] => searchWords(title.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));

/** A title without its small words, as synonyms are kept. */
const plain = (title: string): string =>
  searchWords(title.replace(/[°º.]/g, ' '))
    .filter((word) => !LINKS.has(word))
    .join('');

/** Endings under which a title may be known here. */
const endsOf = (title: string): string[] => {
  const said = plain(title);
  return [...SYNONYMS.flatMap(([written, ends]) => (written.includes(said) ? ends : [])), said].filter(
    (end) => end.length > 1,
  );
};

/**
 * The title that somebody meant who wrote another: the same but for case, accents and spaces, one of the same meaning,
 * one of which only the end was written, or one with a slip; null for none.
 */
export const nearTitle = (written: string, titles: readonly string[]): string | null => {
  const own = searchWords(written).join('');
  const known = titles.map((title) => ({
    title,
    words: capitalWords(title),
    key: searchWords(title).join(''),
  }));
  const exact = known.find(({ key }) => key === own);
  if (exact) return exact.title;
  for (const end of endsOf(written)) {
    const endings = known.filter(({ words }) => words.some((_, from) => words.slice(from).join('') === end));
    const ending = endings.find(({ key }) => key === end) ?? endings[0];
    if (ending) return ending.title;
  }
  const slip = nearest(
    own,
    known.map(({ key }) => key),
  );
  return known.find(({ key }) => key === slip)?.title ?? null;
};

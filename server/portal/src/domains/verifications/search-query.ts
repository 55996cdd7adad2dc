import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import { searchKey, searchWords } from 'shared-contract/base/search-text';
import type { SearchField } from 'shared-contract/verifications/verifications';
import { WEIGHTS } from '../shared/people/search-document';

/** Words that names may begin with and people leave out. */
const PARTICLES = new Set(
  'd de del della den der des di do du el la le les t ten ter van vanden vander von y'.split(' '),
);

/** Anything else is taken literally, and no name holds it: `%`, `_`, quotes, control characters. */
const NAME_TEXT = /^[\p{L}\p{M}\p{N}\s.,'’‘ʼ`´·・׳״\p{Join_Control}\-‐-―]*$/u;

export interface SearchQuery {
  /** For `@@`, as PostgreSQL writes a tsquery. */
  matches: string;
  /** The whole as one word: the student who bears exactly that name comes first. */
  exact: string;
}

/** tsquery of a field: one of the words as a prefix, so that « Marie Lambert » is found by her name. */
const matchesOf = (words: string[], by: SearchField | null): string => {
  const anywhere = words.map((word) => `'${word}':*`).join(' & ');
  if (by === null) return anywhere;
  const inField = words.map((word) => `'${word}':*${WEIGHTS[by]}`);
  return inField.length === 1 ? inField.join('') : `(${inField.join(' | ')}) & ${anywhere}`;
};

/**
 * Search query, or null when nothing can match: every word is a prefix of one of the student's words, particles
 * excepted. No quoting needed: words are letters and digits.
 */
export const searchQuery = (text: string, by: SearchField | null): SearchQuery | null => {
  const wanted = text.trim();
  if (wanted.length > SEARCH_LIMITS.textMax || !NAME_TEXT.test(wanted)) return null;
  const words = by === 'matricule' ? [searchKey(wanted)].filter(Boolean) : searchWords(wanted);
  const telling = words.filter((word) => !PARTICLES.has(word));
  const used = telling.length > 0 ? telling : words;
  if (used.length === 0) return null;
  return {
    matches: matchesOf(used, by),
    exact: words.join(''),
  };
};

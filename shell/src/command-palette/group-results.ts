import type { CommandPaletteGroup } from 'shared-ui/kit/command-palette';
import { type Destination, type SearchResult, search } from './search';

const MAX_PER_GROUP = 3;
const MAX_RESULTS = 8;

/** A kind of destination, with its label. */
export interface ResultKind {
  title: string;
  all: readonly Destination[];
}

const bestRank = ({ found }: { found: SearchResult<Destination>[] }): number =>
  found[0]?.rank ?? Number.POSITIVE_INFINITY;

/** Search results by kind: at most three each, eight in all, best kind first. */
export const groupResults = (kinds: readonly ResultKind[], query: string): CommandPaletteGroup[] => {
  const groups = kinds
    .map(({ title, all }) => ({ title, found: search(all, query).slice(0, MAX_PER_GROUP) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => bestRank(a) - bestRank(b));
  let left = MAX_RESULTS;
  return groups.flatMap(({ title, found }) => {
    const hits = found.slice(0, left);
    left -= hits.length;
    return hits.length > 0 ? [{ title, hits }] : [];
  });
};

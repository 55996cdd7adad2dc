import type { JumpGroup } from 'shared-ui/kit/jump';
import { type Destination, type Found, search } from './search';

const PER_GROUP = 3;
const MOST = 8;

/** A kind of destination, under its name. */
export interface Kind {
  title: string;
  all: readonly Destination[];
}

const best = ({ found }: { found: Found<Destination>[] }): number =>
  found[0]?.rank ?? Number.POSITIVE_INFINITY;

/** What a query finds, by kind: three of each, eight in all, the kind that fits best first. */
export const findGroups = (kinds: readonly Kind[], query: string): JumpGroup[] => {
  const groups = kinds
    .map(({ title, all }) => ({ title, found: search(all, query).slice(0, PER_GROUP) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => best(a) - best(b));
  let left = MOST;
  return groups.flatMap(({ title, found }) => {
    const hits = found.slice(0, left);
    left -= hits.length;
    return hits.length > 0 ? [{ title, hits }] : [];
  });
};

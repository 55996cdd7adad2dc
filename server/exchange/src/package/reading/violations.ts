import type { Client } from 'pg';
import type { Faults } from '../format/faults';
import type { Kind } from '../format/kind';
import type { Header } from '../format/kinds';

/** A kind whose file is staged, with the headers that it has. */
export interface Staged {
  kind: Kind;
  headers: Header[];
  path: string;
}

interface Violation {
  line: number;
  value: string | null;
  /** What the line collides with: columns of a statement that tells it. */
  other_line?: number;
  other_key?: string;
  own_key?: string;
  total: string;
}

/** The column that a violation names, and the headers whose cells its value is made of. */
interface Where {
  column: string | null;
  cells: readonly string[];
}

/** Words of a violation: why, and how it is mended. */
type Words = readonly [why: string, how: string];

/** Told of one check; the others are counted. */
const MAX_REPORTED = 100;

/** Reports the violations of one check as errors of the file. */
export const reportViolations = (
  faults: Faults,
  { kind }: Staged,
  { column, cells }: Where,
  breaches: Violation[],
  words: Words | ((violation: Violation) => Words),
): void => {
  const file = `${kind.name}.csv`;
  const untold = Number(breaches[0]?.total ?? 0) - breaches.length;
  breaches.forEach((breach, at) => {
    const [why, how] = typeof words === 'function' ? words(breach) : words;
    const isLast = at === breaches.length - 1 && typeof words !== 'function';
    const times = isLast ? 1 + untold : 1;
    faults.add({ file, line: breach.line, column, cells, value: breach.value, why, how }, times);
  });
  if (typeof words === 'function' && untold > 0) faults.addCount(file, untold);
};

/** Runs a statement of `line`, `value` and what else its words need; a hundred of its rows, with how many there are, but for the lines passed over. */
export const findViolations = async (
  client: Client,
  select: string,
  passed: readonly number[] = [],
): Promise<Violation[]> => {
  const text = `select *, count(*) over () as total from (${select}) found
    where line <> all($1::int[]) order by line limit ${MAX_REPORTED}`;
  return (await client.query<Violation>(text, [passed])).rows;
};

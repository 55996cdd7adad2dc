import type { Client } from 'pg';
import type { Faults } from '../format/faults';
import type { Kind } from '../format/kind';
import type { Header } from '../format/kinds';

/** A kind whose file is staged, with the headers that it has. */
export interface Staged {
  kind: Kind;
  headers: Header[];
}

interface Breach {
  line: number;
  value: string | null;
  total: string;
}

/** Told of one check; the others are counted. */
const TOLD = 100;

/** Tells the breaches of one check as faults of the file. */
export const tell = (
  faults: Faults,
  { kind }: Staged,
  column: string | null,
  breaches: Breach[],
  [why, how]: readonly [why: string, how: string],
): void => {
  const file = `${kind.name}.csv`;
  for (const { line, value } of breaches) faults.add({ file, line, column, value, why, how });
  const total = Number(breaches[0]?.total ?? 0);
  if (total > breaches.length) faults.addCount(file, total - breaches.length);
};

/** Runs a statement of `line`, `value`; a hundred of its rows, with how many there are, but for the lines passed over. */
export const find = async (
  client: Client,
  select: string,
  passed: readonly number[] = [],
): Promise<Breach[]> => {
  const text = `select line, value, count(*) over () as total from (${select}) found
    where line <> all($1::int[]) order by line limit ${TOLD}`;
  return (await client.query<Breach>(text, [passed])).rows;
};

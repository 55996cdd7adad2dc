import type { Client } from 'pg';
import type { Faults } from '../format/faults';
import type { Kind } from '../format/kind';
import type { Kinds } from '../format/kinds';
import { quoted, stageOf } from '../writing/sql';
import { findViolations, reportViolations, type Staged } from './violations';

const PEOPLE = 'etudiants';

/** Header of a file that says whose a line is: its own key, or that of what it points at; null for what is nobody's. */
const personHeader = (kinds: Kinds, kind: Kind): string | null => {
  if (kind.name === PEOPLE) return kind.key[0] ?? null;
  for (const { to, by } of kind.references ?? []) {
    const target = kinds.get(to);
    if (target === kind) continue;
    const header = personHeader(kinds, target);
    const place = header === null ? -1 : target.key.indexOf(header);
    if (by[place] !== undefined) return by[place];
  }
  return null;
};

/** How a line names an erased person, as a condition on `s` and `e`; null for a file about nobody. */
const isHers = (kinds: Kinds, { kind, headers }: Staged): string | null => {
  const here = (name: string | null): name is string =>
    name !== null && headers.some((one) => one.name === name);
  const named = [personHeader(kinds, kind), kind.name === 'comptes' ? 'Username' : null].filter(here);
  return named.length === 0
    ? null
    : `e.matricule in (${named.map((name) => `s.${quoted(name)}`).join(', ')})`;
};

const LEFT = [
  'les données de cette personne ont été effacées\u00a0: cette ligne est laissée de côté',
  'Retirez cette personne de ce que votre système exporte.',
] as const;

/** Takes the lines of erased people out of what is staged, and says which: no package brings them back. */
export const leaveErasedPeople = async (
  client: Client,
  kinds: Kinds,
  all: readonly Staged[],
  remarks: Faults,
): Promise<void> => {
  const { rowCount } = await client.query('select 1 from etudiants where efface_le is not null limit 1');
  if (rowCount === 0) return;
  for (const staged of all) {
    const condition = isHers(kinds, staged);
    if (condition === null) continue;
    const hers = `exists (select 1 from etudiants e where e.efface_le is not null and ${condition})`;
    const stage = stageOf(staged.kind);
    const found = await findViolations(client, `select s.line, null as value from ${stage} s where ${hers}`);
    reportViolations(remarks, staged, { column: null, cells: [] }, found, LEFT);
    if (found.length > 0) await client.query(`delete from ${stage} s where ${hers}`);
  }
};

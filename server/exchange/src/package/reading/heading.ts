import type { Faults } from '../format/faults';
import type { Kind } from '../format/kind';
import type { Header, Kinds } from '../format/kinds';
import { nearTitle } from '../format/near-title';

/** What is wrong with a title that is not one of the file's, or not once more. */
const titleFault = (name: string, isKnown: boolean, near: string | null, titles: readonly string[]) => {
  if (isKnown) return { why: 'ce titre est là deux fois', how: 'Gardez une seule des deux colonnes.' };
  const why = 'ce titre n’est pas connu';
  return {
    why,
    how:
      near === null
        ? `Titres connus\u00a0: ${titles.join(', ')}.`
        : `Écrivez ${near} à la place de «\u00a0${name}\u00a0».`,
  };
};

/** The headers of a file in its order; null where the heading can't be used, faults told. */
export const readHeading = (
  kinds: Kinds,
  kind: Kind,
  cells: readonly string[],
  faults: Faults,
): Header[] | null => {
  const file = `${kind.name}.csv`;
  const known = new Map(kinds.headers(kind).map((header) => [header.name, header]));
  const at = { file, line: 1 };
  const names = cells.map((cell) => cell.trim());
  /** Titles that nobody wrote as they are: what another one is near to. */
  const free = new Set([...known.keys()].filter((name) => !names.includes(name)));
  const headers = names.flatMap((name, place) => {
    const header = known.get(name);
    if (header && names.indexOf(name) === place) return [header];
    const near = header ? null : nearTitle(name, [...free]);
    if (near !== null) free.delete(near);
    faults.add({
      ...at,
      column: name,
      value: name,
      ...titleFault(name, header !== undefined, near, [...known.keys()]),
    });
    return [];
  });
  const mayLack = new Set(kind.mayLack);
  for (const name of kind.key) {
    const header = known.get(name);
    if (!header || !free.has(name)) continue;
    if (mayLack.has(name)) headers.push({ ...header, isAbsent: true });
    else
      faults.add({
        ...at,
        column: name,
        value: null,
        why: 'ce titre manque',
        how: 'Il reconnaît les lignes\u00a0: ajoutez-le.',
      });
  }
  return faults.count(file) > 0 ? null : headers;
};

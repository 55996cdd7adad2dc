import type { DeskRow } from 'shared-contract/gestion/answers';

type Named = Pick<DeskRow, 'EtudiantMatricule' | 'Nom' | 'Prenom'>;

/** Rows whose name occurs for several students of the list. */
export const findNamesakes = (rows: readonly Named[]): ((row: Named) => boolean) => {
  const nameOf = ({ Nom, Prenom }: Named): string => `${Nom}, ${Prenom}`;
  const numbers = new Map<string, Set<string>>();
  for (const row of rows) {
    const known = numbers.get(nameOf(row)) ?? new Set<string>();
    numbers.set(nameOf(row), known.add(row.EtudiantMatricule));
  }
  return (row) => (numbers.get(nameOf(row))?.size ?? 0) > 1;
};

import type { Import, ImportRow } from 'shared-contract/imports/answers';
import type { FoundImport, ImportHead } from './imports.queries';

type Numbers = Pick<ImportRow, 'Ajoutees' | 'Changees' | 'Fermees' | 'Conflits'>;

const NUMBERS = ['Ajoutees', 'Changees', 'Fermees', 'Conflits'] as const satisfies readonly (keyof Numbers)[];

const totalsOf = ({ fichiers }: ImportHead): Numbers => {
  const totals: Numbers = { Ajoutees: 0, Changees: 0, Fermees: 0, Conflits: 0 };
  for (const file of fichiers ?? []) for (const name of NUMBERS) totals[name] += file[name];
  return totals;
};

/** `IMP-2026-0007`: the year in which it was deposited, and its number. */
const numberOf = ({ importId, deposeLe }: ImportHead): string =>
  `IMP-${deposeLe.getUTCFullYear()}-${String(importId).padStart(4, '0')}`;

export const toImportRow = ({ head, par }: FoundImport): ImportRow => ({
  ImportID: head.importId,
  Numero: numberOf(head),
  Fichier: head.fichier,
  Empreinte: head.empreinte,
  Taille: head.taille,
  Etat: head.etat,
  DeposeLe: head.deposeLe.toISOString(),
  FiniLe: head.finiLe?.toISOString() ?? null,
  Par: par,
  ...totalsOf(head),
  Fautes: head.fautes,
  Remarques: head.remarques,
});

export const toImport = (found: FoundImport): Import => ({
  ...toImportRow(found),
  Progres: found.head.progres,
  Fichiers: found.head.fichiers ?? [],
  Resume: found.head.resume,
  EstNouveau: found.head.estNouveau,
});

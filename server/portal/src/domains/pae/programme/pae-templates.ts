import type { RecuLigne } from 'shared-contract';
import { formatCredits } from 'shared-contract/base/french';
import type { PaeUnit } from 'shared-contract/pae/pae';

/** Lines of the receipt of a submission: units by code, total, comment. */
export const receiptLines = (units: PaeUnit[], credits: number, commentaire: string | null): RecuLigne[] => [
  ...units.map((unit) => ({
    Code: unit.UniteEnseignementCode,
    Libelle: unit.UniteEnseignementLibelle,
    Valeur: formatCredits(unit.ECTS),
    Genre: 'detail' as const,
  })),
  { Libelle: 'Total', Valeur: formatCredits(credits), Genre: 'total' },
  ...(commentaire?.trim() ? [{ Libelle: 'Commentaire', Valeur: commentaire }] : []),
];

import type { RecuLigne } from 'shared-contract';
import { formatCredits } from 'shared-contract/base/french';
import type { PaeUnit } from 'shared-contract/pae/pae';
import { englishTitles } from 'shared-contract/records/title-language';

/** Lines of the receipt of a submission: units by code, total, comment. */
export const receiptLines = (units: PaeUnit[], credits: number, commentaire: string | null): RecuLigne[] => [
  ...units.map((unit) => ({
    Code: unit.UniteEnseignementCode,
    Libelle: unit.UniteEnseignementLibelle,
    TitresAnglais: englishTitles(unit.UniteEnseignementLibelle, unit.UniteEnseignementCoursEnAnglais),
    Valeur: formatCredits(unit.ECTS),
    Genre: 'detail' as const,
  })),
  { Libelle: 'Total', Valeur: formatCredits(credits), Genre: 'total' },
  ...(commentaire?.trim() ? [{ Libelle: 'Commentaire', Valeur: commentaire }] : []),
];

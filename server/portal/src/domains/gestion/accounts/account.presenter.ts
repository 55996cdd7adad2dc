import type { StaffAccount } from 'shared-contract/staff-accounts/answers';
import { valuesOf } from './account-values';
import type { StaffAccountRow } from './accounts.queries';
import type { findSectionsOf } from './sections.queries';

const nameOf = ({ affiche, identifiant }: StaffAccountRow): string => affiche ?? identifiant;

/** Those who can sign in first, then by name. */
export const byName = (one: StaffAccountRow, other: StaffAccountRow): number =>
  Number(other.actif) - Number(one.actif) || nameOf(one).localeCompare(nameOf(other), 'fr');

/** One account as administrators read it. */
export const toAccount = (
  row: StaffAccountRow,
  sections: Awaited<ReturnType<typeof findSectionsOf>>,
  signIns: ReadonlyMap<string, Date>,
): StaffAccount => ({
  CompteID: row.compteId,
  Username: row.identifiant,
  NomAffiche: nameOf(row),
  Valeurs: valuesOf(
    row,
    sections.filter(({ compteId }) => compteId === row.compteId),
  ),
  Bureau: row.roles.includes('gestion'),
  Actif: row.actif,
  DerniereConnexion: signIns.get(row.identifiant)?.toISOString() ?? null,
});

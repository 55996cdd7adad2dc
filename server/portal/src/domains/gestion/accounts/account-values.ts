import { composeText } from 'shared-contract/base/texts';
import { DESK_ACTS } from 'shared-contract/gestion/gestion';
import type { StaffAccount } from 'shared-contract/staff-accounts/answers';
import { STAFF_RIGHTS } from 'shared-contract/staff-accounts/staff-accounts';

/** What administrators change of an account. */
export type AccountValues = StaffAccount['Valeurs'];

interface Stored {
  nom: string | null;
  fonction: string | null;
  roles: readonly string[];
}

interface StoredSection {
  code: string;
  actes: readonly string[];
}

/** An account as its page shows it: acts are those of all its sections together. */
export const valuesOf = (
  { nom, fonction, roles }: Stored,
  sections: readonly StoredSection[],
): AccountValues => ({
  Nom: nom,
  Fonction: fonction,
  Droits: STAFF_RIGHTS.filter((right) => roles.includes(right)),
  Sections: sections.map(({ code }) => code),
  Actes: DESK_ACTS.filter((act) => sections.some(({ actes }) => actes.includes(act))),
});

const isSameText = (one: string | null, other: string | null): boolean =>
  composeText(one ?? '') === composeText(other ?? '');

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word));

/** Which parts differ between two states of an account. */
export const differences = (one: AccountValues, other: AccountValues) => ({
  isNamed: !isSameText(one.Nom, other.Nom) || !isSameText(one.Fonction, other.Fonction),
  hasRights: !isSameList(one.Droits, other.Droits),
  hasSections: !isSameList(one.Sections, other.Sections) || !isSameList(one.Actes, other.Actes),
});

/** True when two states of an account are one. */
export const isSameAccount = (one: AccountValues, other: AccountValues): boolean => {
  const { isNamed, hasRights, hasSections } = differences(one, other);
  return !isNamed && !hasRights && !hasSections;
};

/** A text as it is kept: nothing for what is blank. */
export const keptText = (text: string | null): string | null => composeText(text ?? '') || null;

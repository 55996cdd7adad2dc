import { ROLES, type Role } from 'shared-contract/base/access';
import type { EnvironmentReader } from './config-values';

/** A right that the school's staff may hold; a student's comes from her file alone. */
export type StaffRole = Exclude<Role, 'student'>;

/** Mapping from groups of the identity provider to rights (docs/decisions/sign-in-and-rights.md). */
export interface GroupsConfig {
  /** Claim of the ID token that lists the groups. */
  claim: string;
  /** The groups that give each right, as the provider spells them; a right that is no key is none of theirs. */
  groupsOf: ReadonlyMap<StaffRole, readonly string[]>;
}

const STAFF_ROLES = ROLES.filter((role): role is StaffRole => role !== 'student');

/** A group's name: some hundreds of characters, as directories have them. */
const GROUP = /^[^\p{Cc}\p{Cs}]{1,500}$/u;
const FORM = 'OIDC_GROUPS doit s’écrire groupe=droit, les paires séparées par un point-virgule';

/** `group=right;group=right`: the last sign counts, names in a directory have some of their own. */
const readPairs = (read: EnvironmentReader, text: string): Map<StaffRole, string[]> => {
  const groupsOf = new Map<StaffRole, string[]>();
  const pairs = text.split(';').filter((one) => one.trim() !== '');
  if (pairs.length === 0) read.problems.push(FORM);
  for (const pair of pairs) {
    const end = pair.lastIndexOf('=');
    const group = pair.slice(0, Math.max(end, 0)).trim();
    const word = pair.slice(end + 1).trim();
    const role = STAFF_ROLES.find((one) => one === word);
    if (!GROUP.test(group)) read.problems.push(FORM);
    else if (word === 'student')
      read.problems.push(
        'OIDC_GROUPS ne donne pas le droit student\u00a0: celui d’un étudiant vient de son dossier',
      );
    else if (!role)
      read.problems.push(
        `OIDC_GROUPS\u00a0: «\u00a0${word}\u00a0» n’est pas un droit du personnel\u00a0: ${STAFF_ROLES.join(', ')}`,
      );
    else groupsOf.set(role, [...new Set([...(groupsOf.get(role) ?? []), group])]);
  }
  return groupsOf;
};

/** The groups that the environment names; null = rights are given by commands and packages alone. */
export const readGroups = (
  read: EnvironmentReader,
  isClaimOfGroups: (claim: string) => boolean,
): GroupsConfig | null => {
  const claim = read.text('OIDC_GROUPS_CLAIM');
  const text = read.text('OIDC_GROUPS');
  if (claim === null && text === null) return null;
  if (claim === null || text === null) {
    read.problems.push('OIDC_GROUPS_CLAIM et OIDC_GROUPS vont ensemble\u00a0: l’un est donné sans l’autre');
    return null;
  }
  if (!isClaimOfGroups(claim))
    read.problems.push('OIDC_GROUPS_CLAIM doit être le nom d’une revendication qui liste des groupes');
  return { claim, groupsOf: readPairs(read, text) };
};

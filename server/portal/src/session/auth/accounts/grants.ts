import type { IDToken } from 'openid-client';
import type { GroupsConfig, StaffRole } from 'server-kernel/config-groups';

/** A right that groups give, and whether this person's do. */
export interface Grant {
  role: StaffRole;
  /** The groups that give it. */
  groups: readonly string[];
  /** Groups that the person is in. */
  held: readonly string[];
}

/** Rights given by the groups of a verified ID token. */
export interface Grants {
  /** State of the groups claim; without it nothing is given. */
  claim: 'read' | 'absent' | 'malformed';
  /** Every right that a group of the configuration gives, and no other one. */
  list: readonly Grant[];
}

const wordsOf = (value: unknown): unknown[] | null => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : null;
};

/** Reads a token's groups: a list of texts, or one text. What is no text is no group, and no prototype is read. */
export const grantsOf = (claims: IDToken, { claim, groupsOf }: GroupsConfig): Grants => {
  const isThere = Object.hasOwn(claims, claim);
  const words = isThere ? wordsOf(claims[claim]) : [];
  const isIn = new Set(words ?? []);
  const list = [...groupsOf].map(([role, groups]) => ({
    role,
    groups,
    held: groups.filter((group) => isIn.has(group)),
  }));
  if (!isThere) return { claim: 'absent', list };
  return { claim: words === null ? 'malformed' : 'read', list };
};

/** True when a group gives a right. */
export const isInGroup = ({ list }: Grants): boolean => list.some(({ held }) => held.length > 0);

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import type { Tx } from 'server-kernel/db/client';
import { ROLES } from 'shared-contract/base/access';
import type { Grant, Grants } from './grants';
import { lockRoles, replaceRoles } from './staff-accounts.queries';

interface Settled {
  person: Principal;
  grants: Grants;
  tx: Tx;
}

/** The right and its groups as the audit's target. */
const targetOf = (role: string, groups: readonly string[]): string =>
  `droit:${role} groupe:${groups.join(', ')}`.slice(0, 200);

/** Logs, without the person, that a token listed no groups: a misconfigured provider takes rights away. */
const logMissingGroups = ({ log }: FastifyRequest, { claim }: Grants): void => {
  if (claim === 'absent') log.info('the ID token lists no groups');
  if (claim === 'malformed') log.warn('the groups of the ID token can not be read');
};

/**
 * Makes the rights that groups give exactly what this token's groups give, each change with its line in the audit;
 * others stay. An account with a student's file gets none by a group (docs/decisions/sign-in-and-rights.md).
 */
export const settleGrants = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { person, grants, tx }: Settled,
): Promise<Principal> => {
  logMissingGroups(request, grants);
  const account = await lockRoles(tx, person.userId);
  if (!account) return person;
  const isStudent = account.etudiantId !== null;
  const isGiven = ({ held }: Grant): boolean => held.length > 0 && !isStudent;
  const had = new Set<string>(account.roles);
  const changed = grants.list.filter((grant) => isGiven(grant) !== had.has(grant.role));
  if (isStudent && grants.list.some(({ held }) => held.length > 0))
    request.log.warn('a group that gives rights has a student in it; she gets none');
  if (changed.length === 0) return person;
  const lost = new Set<string>(changed.filter((grant) => !isGiven(grant)).map(({ role }) => role));
  const won = changed.filter(isGiven).map(({ role }) => role);
  const roles = [...account.roles.filter((role) => !lost.has(role)), ...won];
  await replaceRoles(tx, person.userId, roles);
  for (const grant of changed) {
    const line = isGiven(grant)
      ? ({ action: 'compte.droit_donne', target: targetOf(grant.role, grant.held) } as const)
      : ({ action: 'compte.droit_retire', target: targetOf(grant.role, grant.groups) } as const);
    await app.audit.recordFor(person, request, { ...line, etudiantId: account.etudiantId }, tx);
  }
  return {
    ...person,
    roles: ROLES.filter((role) => roles.includes(role) && (person.isActive || role === 'student')),
  };
};

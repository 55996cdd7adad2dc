import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import type { Tx } from 'server-kernel/db/client';
import { MINUTE_MS } from 'shared-contract/base/days';
import { countFailedSignIns, type FAILED_SIGN_INS } from './sign-in-audit.queries';

/** The student of the account itself, never the one in view. */
const fileOf = ({ viewing, etudiantId }: Principal): number | null => (viewing ? null : etudiantId);

/** Audits a new session in its transaction; a blocked or inactive account is refused. */
export const auditSignIn = async (
  app: FastifyInstance,
  request: FastifyRequest,
  person: Principal | null,
  tx: Tx,
): Promise<void> => {
  if (!person) return;
  const isWhole = person.isActive && !person.isBlocked;
  const action = isWhole ? 'connexion.ouverte' : 'connexion.limitee';
  await app.audit.recordFor(person, request, { action, etudiantId: fileOf(person) }, tx);
};

/** Audits a sign-out. */
export const auditSignOut = (
  app: FastifyInstance,
  request: FastifyRequest,
  person: Principal,
  tx: Tx,
): Promise<void> =>
  app.audit.recordFor(person, request, { action: 'connexion.fermee', etudiantId: fileOf(person) }, tx);

/** Lines that failed sign-ins may add in a minute: from one address, under one account, and in all. */
const MAX_LINES_PER_MINUTE = { origin: 5, target: 5, all: 60 } as const;

export interface FailedSignIn {
  action: (typeof FAILED_SIGN_INS)[number];
  /** User name as typed; kept only when it exists, since it may be a password. */
  username: string | null;
}

/** Rate limit of audit lines for failed sign-ins, so that nobody can flood the audit. */
export const mayAuditFailure = async (
  app: FastifyInstance,
  { ip: origin }: FastifyRequest,
  target: string | null,
): Promise<boolean> => {
  const since = new Date(app.clock.now().getTime() - MINUTE_MS);
  const counted = await countFailedSignIns(app.db.orm, { since, origin, target });
  return (
    counted.origin < MAX_LINES_PER_MINUTE.origin &&
    counted.target < MAX_LINES_PER_MINUTE.target &&
    counted.all < MAX_LINES_PER_MINUTE.all
  );
};

/** Audits a refused sign-in, rate limited. */
export const auditFailedSignIn = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { action, username }: FailedSignIn,
): Promise<void> => {
  const userId = username === null ? null : await app.rights.findUserId(username);
  const person = userId === null ? null : await app.rights.findPrincipal(userId, null);
  const target = person ? `compte:${person.username}` : null;
  if (!(await mayAuditFailure(app, request, target))) return;
  await app.audit.recordFor(null, request, { action, etudiantId: person?.etudiantId ?? null, target });
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import type { Tx } from 'server-kernel/db/client';
import { MINUTE_MS } from 'shared-contract/base/days';
import { countFailedSignIns, type FAILED_SIGN_INS } from './sign-in-trail.queries';

/** The student of the account itself, never the one in view. */
const fileOf = ({ viewing, etudiantId }: Principal): number | null => (viewing ? null : etudiantId);

/** Tells of a session that begins, in its transaction; an account that is blocked or inactive gets no further. */
export const tellSignIn = async (
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

/** Tells of a session that its person ends. */
export const tellSignOut = (
  app: FastifyInstance,
  request: FastifyRequest,
  person: Principal,
  tx: Tx,
): Promise<void> =>
  app.audit.recordFor(person, request, { action: 'connexion.fermee', etudiantId: fileOf(person) }, tx);

/** Lines that failed sign-ins may add in a minute: from one address, under one account, and in all. */
const MOST = { origin: 5, target: 5, all: 60 } as const;

export interface FailedSignIn {
  action: (typeof FAILED_SIGN_INS)[number];
  /** What was given as user name; it is kept only when it is somebody's, a password may have been typed there. */
  username: string | null;
}

/**
 * Whether another line may tell of a sign-in that was refused. Anybody can fail to sign in as often as they like: the
 * lines are bounded, so that nobody fills the audit or drowns what it says.
 */
export const mayTellFailure = async (
  app: FastifyInstance,
  { ip: origin }: FastifyRequest,
  target: string | null,
): Promise<boolean> => {
  const since = new Date(app.clock.now().getTime() - MINUTE_MS);
  const counted = await countFailedSignIns(app.db.orm, { since, origin, target });
  return counted.origin < MOST.origin && counted.target < MOST.target && counted.all < MOST.all;
};

/** Tells of a sign-in that was refused, within bounds. */
export const tellFailedSignIn = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { action, username }: FailedSignIn,
): Promise<void> => {
  const userId = username === null ? null : await app.rights.findUserId(username);
  const person = userId === null ? null : await app.rights.findPrincipal(userId, null);
  const target = person ? `compte:${person.username}` : null;
  if (!(await mayTellFailure(app, request, target))) return;
  await app.audit.recordFor(null, request, { action, etudiantId: person?.etudiantId ?? null, target });
};

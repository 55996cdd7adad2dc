import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import { mayAuditFailure } from '../sign-in-audit';
import { findLinked, insertLink } from './account-links.queries';
import { type Grants, isInGroup } from './grants';
import { type Identity, subjectMark } from './identity';
import { insertStaffAccount } from './staff-accounts.queries';

/** Account of a verified identity, or why there is none. */
export type Owner =
  | { kind: 'known'; userId: number }
  /** No account bears the name. */
  | { kind: 'unknown' }
  /** The account that bears the name belongs to another subject of this issuer. */
  | { kind: 'taken' };

/** Audit actions on account links. */
export const LINK_ACTIONS = {
  linked: 'compte.lie',
  refused: 'compte.refuse',
  unlinked: 'compte.delie',
  made: 'compte.cree',
} as const;

/** The identity as the audit's target: its issuer, and a mark that tells one subject from another. */
export const linkTarget = (identity: Pick<Identity, 'issuer' | 'subject'>): string =>
  `${identity.issuer} ${subjectMark(identity)}`.slice(-200);

/** Binds the account that the name found; of two that come at once, the database lets one through. */
const bind = async (
  app: FastifyInstance,
  request: FastifyRequest,
  identity: Identity,
  account: Principal,
): Promise<Owner> => {
  const line = { etudiantId: account.etudiantId, target: linkTarget(identity) };
  const isNew = await app.db.transaction(async (tx) => {
    const isInserted = await insertLink(tx, identity, account.userId, app.clock.now());
    if (isInserted) await app.audit.record(request, { ...line, action: LINK_ACTIONS.linked }, tx);
    return isInserted;
  });
  if (isNew) return { kind: 'known', userId: account.userId };
  // Bound in between: by this very subject in another tab, or by another one.
  const since = await findLinked(app.db.orm, identity);
  if (since !== null) return { kind: 'known', userId: since };
  if (await mayAuditFailure(app, request, line.target))
    await app.audit.record(request, { ...line, action: LINK_ACTIONS.refused });
  request.log.warn({ subject: subjectMark(identity) }, 'a second subject claims an account that is bound');
  return { kind: 'taken' };
};

/** Makes and binds an account for staff whom no account bears the name of; null where that name may not be one. */
const makeAccount = (app: FastifyInstance, request: FastifyRequest, identity: Identity) =>
  app.db.transaction(async (tx): Promise<number | null> => {
    const userId = identity.name === null ? null : await insertStaffAccount(tx, identity.name);
    if (userId === null) return null;
    // Undone as a whole: an account that is bound to nobody would wait for the next one of its name.
    if (!(await insertLink(tx, identity, userId, app.clock.now())))
      throw new Error('the identity was bound to another account in between');
    const target = linkTarget(identity);
    await app.audit.record(request, { action: LINK_ACTIONS.made, target: `compte:${identity.name}` }, tx);
    await app.audit.record(request, { action: LINK_ACTIONS.linked, target }, tx);
    return userId;
  });

/**
 * The account of an identity (docs/decisions/sign-in-and-rights.md): the one that issuer and subject are bound to,
 * whatever else the token says; the first time, the one that the name finds, which is then bound to them for good.
 * Where there is none, whom a group gives a right gets one (docs/decisions/sign-in-and-rights.md).
 */
export const findOwner = async (
  app: FastifyInstance,
  request: FastifyRequest,
  identity: Identity,
  grants: Grants | null,
): Promise<Owner> => {
  const linked = await findLinked(app.db.orm, identity);
  if (linked !== null) return { kind: 'known', userId: linked };
  const userId = identity.name === null ? null : await app.rights.findUserId(identity.name);
  const account = userId === null ? null : await app.rights.findPrincipal(userId, null);
  if (account) return bind(app, request, identity, account);
  if (!grants || !isInGroup(grants)) return { kind: 'unknown' };
  const made = await makeAccount(app, request, identity);
  // Made in between, in another tab: it is found now.
  return made === null ? findOwner(app, request, identity, null) : { kind: 'known', userId: made };
};

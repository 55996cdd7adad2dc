import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, lt, or } from 'drizzle-orm';
import type { Account } from 'server-kernel/access/types';
import type { Executor, Orm } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { comptes } from 'server-schema/platform/accounts';
import { appareils } from 'server-schema/platform/own-data';
import { portalSessions } from 'server-schema/platform/platform';
import { etudiants } from 'server-schema/records/people';
import { HOUR_MS, MINUTE_MS } from 'shared-contract/base/days';
import { ACCOUNT, seen } from '../rights/rights.queries';

export interface SessionLimits {
  idleMinutes: number;
  absoluteHours: number;
}

export interface LiveSession {
  idHash: string;
  userId: number;
  /** The student whom staff looks at, and why; null while nobody is in view. */
  view: View | null;
  lastSeen: Date;
  /** When it ends whatever is asked. */
  expiresAt: Date;
}

/** One look of staff at a student, from the switch to the return. */
export interface View {
  /** UUID. */
  id: string;
  matricule: string;
  purpose: string;
}

export interface NewSession {
  userId: number;
  /** Kept for the provider's own sign-out; null with the embedded one. */
  idToken: string | null;
}

/** Only the hash is stored: who reads the table can't take over a session. */
export const hashSessionId = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Opens a session and returns its identifier, 256 random bits that exist nowhere but in the cookie. */
export const createSession = async (
  db: Executor,
  { userId, idToken }: NewSession,
  now: Date,
  limits: SessionLimits,
): Promise<string> => {
  const id = randomBytes(32).toString('base64url');
  await db.insert(portalSessions).values({
    tokenHash: hashSessionId(id),
    compteId: userId,
    idToken,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + limits.absoluteHours * HOUR_MS),
  });
  return id;
};

/** True for a live session of this account that began after `since`. */
export const isSessionSince = async (
  db: Executor,
  id: string,
  { userId, since }: { userId: number; since: Date },
): Promise<boolean> => {
  const rows = await db
    .select({ compteId: portalSessions.compteId })
    .from(portalSessions)
    .where(
      and(
        eq(portalSessions.tokenHash, hashSessionId(id)),
        eq(portalSessions.compteId, userId),
        gt(portalSessions.createdAt, since),
      ),
    );
  return rows.length > 0;
};

/** Notes the browser of a session in words. */
export const nameDevice = async (db: Executor, id: string, nom: string): Promise<void> => {
  await db.insert(appareils).values({ tokenHash: hashSessionId(id), nom });
};

/** A session and its account with the students of both, in one statement: every request begins by it. */
const selectSession = preparedQuery((db, at: Placeholders<{ hash: string; now: Date; idleSince: Date }>) =>
  db
    .select({
      idHash: portalSessions.tokenHash,
      viewedMatricule: portalSessions.viewedMatricule,
      viewedPurpose: portalSessions.viewedPurpose,
      viewedId: portalSessions.viewedId,
      lastSeen: portalSessions.lastSeenAt,
      expiresAt: portalSessions.expiresAt,
      account: ACCOUNT,
    })
    .from(portalSessions)
    .innerJoin(comptes, eq(comptes.compteId, portalSessions.compteId))
    .leftJoin(etudiants, eq(etudiants.etudiantId, comptes.etudiantId))
    .leftJoin(
      seen,
      and(
        eq(seen.matricule, portalSessions.viewedMatricule),
        isNotNull(portalSessions.viewedPurpose),
        isNotNull(portalSessions.viewedId),
      ),
    )
    .where(
      and(
        eq(portalSessions.tokenHash, at.hash),
        gt(portalSessions.expiresAt, at.now),
        gt(portalSessions.lastSeenAt, at.idleSince),
      ),
    )
    .limit(1),
);

type SessionRow = Awaited<ReturnType<typeof selectSession>>[number];

const viewOf = ({
  viewedMatricule: matricule,
  viewedPurpose: purpose,
  viewedId: id,
}: SessionRow): View | null =>
  matricule !== null && purpose !== null && id !== null ? { id, matricule, purpose } : null;

/** The session behind a cookie and whose it is, if it is neither idle for too long nor too old. */
export const findSession = async (
  db: Orm,
  id: string,
  now: Date,
  limits: SessionLimits,
): Promise<{ session: LiveSession; account: Account } | null> => {
  const [row] = await selectSession(db, {
    hash: hashSessionId(id),
    now,
    idleSince: new Date(now.getTime() - limits.idleMinutes * MINUTE_MS),
  });
  if (!row) return null;
  const { idHash, lastSeen, expiresAt, account } = row;
  return { session: { idHash, userId: account.compteId, lastSeen, expiresAt, view: viewOf(row) }, account };
};

/** Notes that the person is still there; never moves the time backwards. */
export const touchSession = async (db: Orm, idHash: string, now: Date): Promise<void> => {
  await db
    .update(portalSessions)
    .set({ lastSeenAt: now })
    .where(and(eq(portalSessions.tokenHash, idHash), lt(portalSessions.lastSeenAt, now)));
};

/** Puts another student in view, or one's own account when null. */
export const setViewed = async (db: Executor, idHash: string, view: View | null): Promise<void> => {
  await db
    .update(portalSessions)
    .set({
      viewedMatricule: view?.matricule ?? null,
      viewedPurpose: view?.purpose ?? null,
      viewedId: view?.id ?? null,
    })
    .where(eq(portalSessions.tokenHash, idHash));
};

/** Ends the session behind a cookie and returns its ID token, if it had one. */
export const deleteSession = async (db: Executor, id: string): Promise<string | null> => {
  const [gone] = await db
    .delete(portalSessions)
    .where(eq(portalSessions.tokenHash, hashSessionId(id)))
    .returning({ idToken: portalSessions.idToken });
  return gone?.idToken ?? null;
};

/** Ends every session of an account, or of everybody when it is null; resolves to their number. */
export const endSessions = async (tx: Executor, compteId: number | null): Promise<number> => {
  const whose = compteId === null ? undefined : eq(portalSessions.compteId, compteId);
  return (await tx.delete(portalSessions).where(whose)).rowCount ?? 0;
};

/** Removes what can't be used any more; returns how many there were. */
export const deleteExpiredSessions = async (db: Orm, now: Date, limits: SessionLimits): Promise<number> => {
  const idle = new Date(now.getTime() - limits.idleMinutes * MINUTE_MS);
  const gone = await db
    .delete(portalSessions)
    .where(or(lt(portalSessions.expiresAt, now), lt(portalSessions.lastSeenAt, idle)))
    .returning({ idHash: portalSessions.tokenHash });
  return gone.length;
};

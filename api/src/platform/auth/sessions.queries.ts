import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from 'shared-contract/base/days';
import type { Orm } from '../../db/client';
import { portalSessions } from '../../db/schema/platform/platform';

export interface SessionLimits {
  idleMinutes: number;
  absoluteHours: number;
}

export interface LiveSession {
  idHash: string;
  userId: number;
  viewedMatricule: string | null;
  lastSeen: Date;
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
  db: Orm,
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

/** The session behind a cookie, if it is neither idle for too long nor too old. */
export const findSession = async (
  db: Orm,
  id: string,
  now: Date,
  limits: SessionLimits,
): Promise<LiveSession | null> => {
  const [row] = await db
    .select({
      idHash: portalSessions.tokenHash,
      userId: portalSessions.compteId,
      viewedMatricule: portalSessions.viewedMatricule,
      lastSeen: portalSessions.lastSeenAt,
    })
    .from(portalSessions)
    .where(
      and(
        eq(portalSessions.tokenHash, hashSessionId(id)),
        gt(portalSessions.expiresAt, now),
        gt(portalSessions.lastSeenAt, new Date(now.getTime() - limits.idleMinutes * MINUTE_MS)),
      ),
    )
    .limit(1);
  return row ?? null;
};

/** Notes that the person is still there; never moves the time backwards. */
export const touchSession = async (db: Orm, idHash: string, now: Date): Promise<void> => {
  await db
    .update(portalSessions)
    .set({ lastSeenAt: now })
    .where(and(eq(portalSessions.tokenHash, idHash), lt(portalSessions.lastSeenAt, now)));
};

/** Puts another student in view, or one's own account when null. */
export const setViewed = async (db: Orm, idHash: string, matricule: string | null): Promise<void> => {
  await db
    .update(portalSessions)
    .set({ viewedMatricule: matricule })
    .where(eq(portalSessions.tokenHash, idHash));
};

/** Ends the session behind a cookie and returns its ID token, if it had one. */
export const deleteSession = async (db: Orm, id: string): Promise<string | null> => {
  const [gone] = await db
    .delete(portalSessions)
    .where(eq(portalSessions.tokenHash, hashSessionId(id)))
    .returning({ idToken: portalSessions.idToken });
  return gone?.idToken ?? null;
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

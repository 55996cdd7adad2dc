import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { appareils } from 'server-schema/platform/own-data';
import { portalSessions } from 'server-schema/platform/platform';
import { MINUTE_MS } from 'shared-contract/base/days';

/** Characters of a session's digest that name it: enough for one person's few, and worth nothing to anybody. */
const ID_LENGTH = 16;

/** Public identifier of a session, derived from its digest. */
export const deviceId = (tokenHash: string): string => tokenHash.slice(0, ID_LENGTH);

/** An account's sessions that are alive at `now`, the last used first. */
export const findDevices = (db: Executor, compteId: number, now: Date, idleMinutes: number) =>
  db
    .select({
      tokenHash: portalSessions.tokenHash,
      appareil: appareils.nom,
      createdAt: portalSessions.createdAt,
      lastSeenAt: portalSessions.lastSeenAt,
    })
    .from(portalSessions)
    .leftJoin(appareils, eq(appareils.tokenHash, portalSessions.tokenHash))
    .where(
      and(
        eq(portalSessions.compteId, compteId),
        gt(portalSessions.expiresAt, now),
        gt(portalSessions.lastSeenAt, new Date(now.getTime() - idleMinutes * MINUTE_MS)),
      ),
    )
    .orderBy(desc(portalSessions.lastSeenAt), portalSessions.tokenHash)
    .limit(100);

/** Ends an account's session; false where it has none of that name. */
export const deleteDevice = async (tx: Executor, compteId: number, id: string): Promise<boolean> => {
  const { rowCount } = await tx
    .delete(portalSessions)
    .where(
      and(
        eq(portalSessions.compteId, compteId),
        sql`left(${portalSessions.tokenHash}, ${ID_LENGTH}) = ${id}`,
      ),
    );
  return (rowCount ?? 0) > 0;
};

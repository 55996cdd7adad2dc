import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Orm } from 'server-kernel/db/client';
import { oidcPayloads as kept } from 'server-schema/platform/platform';

/** Seconds for what names no duration of its own. */
const DEFAULT_LIFE = 600;

const only = (model: string, id: string) => and(eq(kept.model, model), eq(kept.id, id));
const alive = () => or(isNull(kept.expiresAt), gt(kept.expiresAt, new Date()));

/** What oidc-provider wrote comes back as it was: only this file writes the column. */
const isPayload = (value: unknown): value is AdapterPayload => typeof value === 'object' && value !== null;

const asPayload = (value: unknown): AdapterPayload | undefined => (isPayload(value) ? value : undefined);

/**
 * What the demo provider remembers between two steps of a sign-in, a few minutes each, in the database: any
 * process may serve the next step. It tells time by the machine's clock, as the provider itself does.
 */
export const createArtifacts =
  (db: Orm) =>
  (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      const row = {
        payload,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expiresAt: new Date(Date.now() + (expiresIn ?? DEFAULT_LIFE) * 1000),
      };
      await db
        .insert(kept)
        .values({ model, id, ...row })
        .onConflictDoUpdate({ target: [kept.model, kept.id], set: row });
    },
    find: async (id) => {
      const [row] = await db
        .select({ payload: kept.payload })
        .from(kept)
        .where(and(only(model, id), alive()));
      return asPayload(row?.payload);
    },
    findByUid: async (uid) => {
      const [row] = await db
        .select({ payload: kept.payload })
        .from(kept)
        .where(and(eq(kept.model, model), eq(kept.uid, uid), alive()));
      return asPayload(row?.payload);
    },
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const consumed = sql`jsonb_build_object('consumed', ${Math.floor(Date.now() / 1000)}::int)`;
      await db
        .update(kept)
        .set({ payload: sql`${kept.payload} || ${consumed}` })
        .where(only(model, id));
    },
    destroy: async (id) => {
      await db.delete(kept).where(only(model, id));
    },
    revokeByGrantId: async (grantId) => {
      await db.delete(kept).where(eq(kept.grantId, grantId));
    },
  });

/** Removes what has expired. */
export const purgeArtifacts = async (db: Orm): Promise<void> => {
  await db.delete(kept).where(lt(kept.expiresAt, new Date()));
};

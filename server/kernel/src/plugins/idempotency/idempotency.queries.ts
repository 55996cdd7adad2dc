import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { idempotencyKeys } from 'server-schema';
import type { Executor, Orm } from '../../db/client';

/** One key of one person, and what was asked under it. */
export interface IdempotentRequest {
  compteId: number;
  key: string;
  /** SHA-256, hex. */
  requestHash: string;
}

/** A request that holds its key: another one may claim it once the lease has run out. */
export interface HeldKey extends IdempotentRequest {
  /** When it was claimed, to the microsecond: tells one claim of a key from the next. */
  claimedAt: string;
}

/** The answer that the first request was given. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

export type Claim =
  | { kind: 'first'; claimedAt: string }
  | { kind: 'answered'; answer: StoredAnswer }
  | { kind: 'different' }
  | { kind: 'in-flight' }
  /** Committed, but its answer was lost with the process. */
  | { kind: 'committed' };

const KEY_LIFETIME = sql`interval '24 hours'`;
/** From then on the first request is taken for dead: if it lives, it can't commit any more (`markCommitted`). */
const CLAIM_LEASE = sql`interval '60 seconds'`;
/** From the effect to its answer: after that the answer is taken for lost, and who asks again is told at once. */
const CLAIM_LEASE_AFTER_COMMIT = sql`interval '3 seconds'`;

const ofKey = ({ compteId, key }: IdempotentRequest) =>
  and(eq(idempotencyKeys.compteId, compteId), eq(idempotencyKeys.key, key));

const ofClaim = (held: HeldKey) =>
  and(ofKey(held), eq(idempotencyKeys.createdAt, sql`${held.claimedAt}::timestamptz`));

/** Claims the key, or says what became of it: one statement, so that one of many requests is the first. */
export const claimKey = async (db: Orm, request: IdempotentRequest): Promise<Claim> => {
  const fresh = {
    requestHash: request.requestHash,
    createdAt: sql`now()`,
    lockedUntil: sql`now() + ${CLAIM_LEASE}`,
    committedAt: null,
    status: null,
    headers: null,
    body: null,
  };
  const isOver = lt(idempotencyKeys.createdAt, sql`now() - ${KEY_LIFETIME}`);
  const isAbandoned = and(
    eq(idempotencyKeys.requestHash, request.requestHash),
    isNull(idempotencyKeys.status),
    isNull(idempotencyKeys.committedAt),
    lt(idempotencyKeys.lockedUntil, sql`now()`),
  );
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ compteId: request.compteId, key: request.key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.compteId, idempotencyKeys.key],
      set: fresh,
      setWhere: sql`${isOver} or ${isAbandoned}`,
    })
    .returning({ claimedAt: sql<string>`${idempotencyKeys.createdAt}::text` });
  return claimed[0] ? { kind: 'first', ...claimed[0] } : readClaim(db, request);
};

const readClaim = async (db: Orm, request: IdempotentRequest): Promise<Claim> => {
  const isLocked = sql<boolean>`coalesce(${idempotencyKeys.lockedUntil} > now(), false)`;
  const [row] = await db
    .select({
      requestHash: idempotencyKeys.requestHash,
      status: idempotencyKeys.status,
      headers: idempotencyKeys.headers,
      body: idempotencyKeys.body,
      committedAt: idempotencyKeys.committedAt,
      isLocked,
    })
    .from(idempotencyKeys)
    .where(ofKey(request));
  if (!row) return { kind: 'in-flight' };
  if (row.requestHash !== request.requestHash) return { kind: 'different' };
  if (row.status !== null) {
    return { kind: 'answered', answer: { status: row.status, headers: row.headers ?? {}, body: row.body } };
  }
  return row.committedAt !== null && !row.isLocked ? { kind: 'committed' } : { kind: 'in-flight' };
};

/** Notes, in the transaction of the effect, that it happened; false when the key is another request's by now. */
export const markCommitted = async (tx: Executor, held: HeldKey): Promise<boolean> => {
  const { rowCount } = await tx
    .update(idempotencyKeys)
    .set({ committedAt: sql`now()`, lockedUntil: sql`clock_timestamp() + ${CLAIM_LEASE_AFTER_COMMIT}` })
    .where(ofClaim(held));
  return rowCount === 1;
};

/** Keeps the first answer for those who ask again. */
export const storeAnswer = async (db: Orm, held: HeldKey, answer: StoredAnswer): Promise<void> => {
  await db
    .update(idempotencyKeys)
    .set({ ...answer, lockedUntil: null })
    .where(ofClaim(held));
};

/** Frees the key of a request that failed without effect; one with an effect stays claimed, its answer lost. */
export const releaseKey = async (db: Orm, held: HeldKey): Promise<void> => {
  await db.delete(idempotencyKeys).where(and(ofClaim(held), isNull(idempotencyKeys.committedAt)));
  await db.update(idempotencyKeys).set({ lockedUntil: sql`now()` }).where(ofClaim(held));
};

/** Removes keys older than a day; resolves to their number. */
export const deleteOldKeys = async (db: Orm): Promise<number> =>
  (await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - ${KEY_LIFETIME}`)))
    .rowCount ?? 0;

import { and, count, gt, inArray, sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { auditEvents } from 'server-schema';

/** Sign-ins that came to nothing: identity not proved, proved and nobody's here, or the account is another's. */
export const FAILED_SIGN_INS = ['connexion.echouee', 'connexion.refusee', 'compte.refuse'] as const;

export interface CountedFailures {
  since: Date;
  origin: string;
  /** `compte:<user name>`, or the identity that claims a bound account; null when it is nobody's. */
  target: string | null;
}

/** Failed sign-ins that the audit holds since an instant: from this address, under this account, and all of them. */
export const countFailedSignIns = async (db: Orm, { since, origin, target }: CountedFailures) => {
  const [row] = await db
    .select({
      all: count(),
      origin: sql<number>`count(*) filter (where ${auditEvents.origin} = ${origin})`.mapWith(Number),
      target: sql<number>`count(*) filter (where ${auditEvents.target} = ${target})`.mapWith(Number),
    })
    .from(auditEvents)
    .where(and(inArray(auditEvents.action, [...FAILED_SIGN_INS]), gt(auditEvents.at, since)));
  return row ?? { all: 0, origin: 0, target: 0 };
};

import type { FastifyRequest } from 'fastify';
import type { AuditAction, RouteAudit } from 'shared-contract/base/audit-actions';
import type { Place } from 'shared-contract/base/audit-places';
import type { Executor } from '../db/client';
import type { Principal } from './types';

/** One audited event: the action, and the student concerned. */
export interface AuditEntry {
  action: AuditAction;
  etudiantId?: number | null;
  /** Kind and identifier of the object, `document:12`. */
  target?: string | null;
  purpose?: string | null;
}

/** Append-only audit log of who did or read what on whose file. */
export interface AuditTrail {
  /** Records an event for the signed-in person; with `tx`, in the transaction of the write that it describes. */
  record(request: FastifyRequest, entry: AuditEntry, tx?: Executor): Promise<void>;
  /** As `record`, for a person whom the request does not carry (sign-in, sign-out); null = nobody. */
  recordFor(
    person: Principal | null,
    request: FastifyRequest,
    entry: AuditEntry,
    tx?: Executor,
  ): Promise<void>;
  /** Records an event for the portal itself or for a command. */
  recordSystem(entry: AuditEntry, tx?: Executor): Promise<void>;
  /** Marks the call as a no-op (already in the requested state): no audit line is required of it. */
  unchanged(request: FastifyRequest): void;
  /** After a write that succeeded: adds the line that it declares where its own code left none. */
  settleWrite(request: FastifyRequest, declared: RouteAudit): Promise<void>;
  /** After a read that succeeded: where staff looks at a student, one line for each visit of the place. */
  settleRead(request: FastifyRequest, place: Place, object: number | string | null): Promise<void>;
}

/** Records one act on an object in the act's transaction: `audit(tx, 'commande:12')`. */
export type AuditAct = (tx: Executor, target: string) => Promise<void>;

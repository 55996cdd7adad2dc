import type { FastifyRequest } from 'fastify';
import type { AuditAction, RouteAudit } from 'shared-contract/base/audit-actions';
import type { Place } from 'shared-contract/base/audit-places';
import type { Executor } from '../db/client';
import type { Principal } from './types';

/** What happened, on whose file. */
export interface AuditEntry {
  action: AuditAction;
  etudiantId?: number | null;
  /** Kind and identifier of the object, `document:12`. */
  target?: string | null;
  purpose?: string | null;
}

/** Who did or read what, on whose file; lines are only ever added (platform/audit implements it). */
export interface AuditTrail {
  /** Adds a line on behalf of the person who asks; with `tx` it stands or falls with the write it tells of. */
  record(request: FastifyRequest, entry: AuditEntry, tx?: Executor): Promise<void>;
  /** The same for somebody whom the request does not carry (yet, or any more): sign-in and sign-out; null = nobody. */
  recordFor(
    person: Principal | null,
    request: FastifyRequest,
    entry: AuditEntry,
    tx?: Executor,
  ): Promise<void>;
  /** Adds a line on behalf of the portal itself or of a command. */
  recordSystem(entry: AuditEntry, tx?: Executor): Promise<void>;
  /** Says that everything was as the call asks already: nothing is done a second time, and no line tells of it. */
  unchanged(request: FastifyRequest): void;
  /** After a write that succeeded: adds the line that it declares where its own code left none. */
  settleWrite(request: FastifyRequest, declared: RouteAudit): Promise<void>;
  /** After a read that succeeded: where staff looks at a student, one line for each visit of the place. */
  settleRead(request: FastifyRequest, place: Place, object: number | string | null): Promise<void>;
}

/** Adds the line of one act about an object, in the act's transaction: `tell(tx, 'commande:12')`. */
export type TellAct = (tx: Executor, target: string) => Promise<void>;

import type { FastifyRequest } from 'fastify';
import type { Executor } from '../db/client';

/** What happened, on whose file. */
export interface AuditEntry {
  action: string;
  etudiantId?: number | null;
  /** Kind and identifier of the object, `document:12`. */
  target?: string | null;
  purpose?: string | null;
}

/** Who did or read what, on whose file; lines are only ever added (platform/audit implements it). */
export interface AuditTrail {
  /** Adds a line on behalf of the person who asks; with `tx` it stands or falls with the write it tells of. */
  record(request: FastifyRequest, entry: AuditEntry, tx?: Executor): Promise<void>;
  /** Adds a line on behalf of the portal itself or of a command. */
  recordSystem(entry: AuditEntry, tx?: Executor): Promise<void>;
}

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { ADDED_AFTERWARDS } from 'server-kernel/audit/audit-log';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws when a write succeeded whose use case left no line in the audit: the platform then adds it after the act,
 * outside of its transaction.
 */
export const checkAudit = async (
  app: FastifyInstance,
  method: string,
  { statusCode }: LightMyRequestResponse,
): Promise<void> => {
  if (READS.has(method) || statusCode >= 300) return;
  const { rows } = await app.db.pool.query('select action from audit_events where target = $1 limit 1', [
    ADDED_AFTERWARDS,
  ]);
  if (rows.length > 0) throw new Error(`${rows[0].action} left no line in its own transaction`);
};

import type { FastifyInstance } from 'fastify';
import { unavailable } from 'server-kernel/errors';
import { answersInTime } from '../answers-in-time';

/** The longest that /readyz waits for the database, milliseconds. */
const DATABASE_TIMEOUT_MS = 2000;
const RETRY_AFTER_S = 5;

/**
 * /healthz: the process lives. /readyz: the database answers too, and there are published versions to serve. At the
 * origin's root, open to probes.
 */
export const healthModule = async (app: FastifyInstance): Promise<void> => {
  const config = { access: { open: true }, quiet: true, rateLimit: false } as const;
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    if (!(await answersInTime(app.db.pool.query('select 1'), DATABASE_TIMEOUT_MS))) throw unavailable();
    const { shell, remotes } = await app.releases.current();
    if (shell === null && remotes.length === 0)
      throw unavailable(RETRY_AFTER_S, 'Aucune version n’est encore en service.');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
};

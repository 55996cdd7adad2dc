import type { FastifyInstance } from 'fastify';
import { unavailable } from 'server-kernel/errors';
import { answersInTime } from '../answers-in-time';

/** The longest that /readyz waits for the database, milliseconds. */
const DATABASE_TIMEOUT_MS = 2000;

/** /healthz: the process lives. /readyz: the database answers too. At the origin's root, open to probes. */
export const healthModule = async (app: FastifyInstance): Promise<void> => {
  const config = { access: { open: true }, quiet: true, rateLimit: false } as const;
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    if (!(await answersInTime(app.db.pool.query('select 1'), DATABASE_TIMEOUT_MS))) throw unavailable();
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
};

import type { FastifyInstance } from 'fastify';
import { unavailable } from 'server-kernel/errors';

/** The longest that /readyz waits for the database, milliseconds. */
const DATABASE_TIMEOUT_MS = 2000;

const answersInTime = async (question: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
  });
  const answered = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
};

/** /healthz: the process lives. /readyz: the database answers too. At the origin's root, open to probes. */
export const healthModule = async (app: FastifyInstance): Promise<void> => {
  const config = { access: { open: true }, quiet: true, rateLimit: false } as const;
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    if (!(await answersInTime(app.db.pool.query('select 1')))) throw unavailable();
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
};

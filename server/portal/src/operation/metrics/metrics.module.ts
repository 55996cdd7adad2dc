import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { notFound } from 'server-kernel/errors';
import { createMeasurement } from './measure';
import { mayReadMetrics } from './metrics.policy';

/** Once for a process that is watched: its memory, its event loop and its pauses. */
const watchProcess = (app: FastifyInstance) => {
  const { register, build } = app.instruments;
  collectDefaultMetrics({ register });
  build.set({ version: app.portalVersion, schema: app.schemaVersion, engine: app.db.engine }, 1);
};

/** GET /metrics in the text format of Prometheus; for all others there is nothing here. */
export const metricsModule = async (app: FastifyInstance): Promise<void> => {
  const measureAll = createMeasurement(app);
  let isWatched = false;
  const config = { access: { open: true }, quiet: true, rateLimit: false } as const;
  app.get('/metrics', { config }, async (request, reply) => {
    if (!mayReadMetrics(request, app.config.metricsToken)) throw notFound('Cette adresse n’existe pas.');
    if (!isWatched) watchProcess(app);
    isWatched = true;
    await measureAll();
    const { register } = app.instruments;
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
};

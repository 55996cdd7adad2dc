import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics } from 'prom-client';
import { notFound } from '../../errors';
import { createInstruments, type Instruments } from './instruments';
import { measureAll } from './measure';
import { mayReadMetrics } from './metrics.policy';

declare module 'fastify' {
  interface FastifyInstance {
    instruments: Instruments;
  }
}

/** Counts every answer by its route's pattern: no address of anybody's. */
export const requestMetrics = fp(
  async (app) => {
    const instruments = createInstruments();
    app.decorate('instruments', instruments);
    app.addHook('onRequest', async () => {
      instruments.running.inc();
    });
    app.addHook('onResponse', async (request, reply) => {
      instruments.running.dec();
      const route = request.routeOptions.url ?? 'none';
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      instruments.requests.observe(labels, reply.elapsedTime / 1000);
    });
  },
  { name: 'request-metrics' },
);

/** Once for a process that is watched: its memory, its event loop and its pauses. */
const watchProcess = (app: FastifyInstance) => {
  const { register, build } = app.instruments;
  collectDefaultMetrics({ register });
  build.set({ version: app.portalVersion, schema: app.schemaVersion, engine: app.db.engine }, 1);
};

/** GET /metrics in the text format of Prometheus; for all others there is nothing here. */
export const metricsModule = async (app: FastifyInstance): Promise<void> => {
  let isWatched = false;
  const config = { access: { open: true }, quiet: true, rateLimit: false } as const;
  app.get('/metrics', { config }, async (request, reply) => {
    if (!mayReadMetrics(request, app.config.metricsToken)) throw notFound('Cette adresse n’existe pas.');
    if (!isWatched) watchProcess(app);
    isWatched = true;
    await measureAll(app, app.instruments);
    const { register } = app.instruments;
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
};

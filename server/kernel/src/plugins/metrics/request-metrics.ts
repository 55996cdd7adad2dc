import fp from 'fastify-plugin';
import { createInstruments, type Instruments } from './instruments';

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

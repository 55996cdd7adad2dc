import fp from 'fastify-plugin';
import { onRequestEnd } from '../request-end';
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
    onRequestEnd(app, (request, reply, status) => {
      const route = request.routeOptions.url ?? 'none';
      const labels = { method: request.method, route, status: String(status) };
      instruments.requests.observe(labels, reply.elapsedTime / 1000);
      if (status === 500) instruments.unexpected.inc();
    });
  },
  { name: 'request-metrics' },
);

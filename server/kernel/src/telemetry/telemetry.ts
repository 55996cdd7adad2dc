import fp from 'fastify-plugin';

/** Traces of every request, when an endpoint takes them; without one, nothing of it is loaded. */
export const telemetry = fp(
  async (app) => {
    const { tracesEndpoint } = app.config;
    if (tracesEndpoint === null) return;
    const { openTraces } = await import('./open-traces');
    await openTraces(app, tracesEndpoint);
  },
  { name: 'telemetry' },
);

import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceStatements } from './trace-statements';

/** Pages and calls that are asked for again and again by machines. */
const UNTRACED_PATHS = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Names a request by its route. The library notes the address as it was sent, which names students: the route's
 * pattern takes its place.
 */
const nameByRoute = (
  span: Span,
  { method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>,
) => {
  const route = routeOptions.url ?? '(aucune route)';
  span.updateName(`${method} ${route}`);
  span.setAttribute('url.path', route);
};

/**
 * Has a span made of every request, one for its handler below it and one for each statement of its own, and sent to an OpenTelemetry collector (OTLP over
 * HTTP). What a caller's `traceparent` says goes on. A collector that is down costs the requests nothing.
 */
export const openTraces = async (app: FastifyInstance, endpoint: string): Promise<void> => {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] || 'portail',
      'service.version': app.portalVersion,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  provider.register();
  const instrumentation = new FastifyOtelInstrumentation({
    // Messages of errors quote statements, and the hooks are many: the handler tells enough.
    recordExceptions: false,
    instrumentHooks: false,
    ignorePaths: ({ url }) => UNTRACED_PATHS.has(url),
    requestHook: nameByRoute,
  });
  instrumentation.setTracerProvider(provider);
  await app.register(instrumentation.plugin());
  const stopStatements = traceStatements(app.db.pool, provider.getTracer('portail/base'));
  app.addHook('onClose', () => {
    stopStatements();
    return provider.shutdown();
  });
};

import fp from 'fastify-plugin';
import { onRequestEnd } from './request-end';

/**
 * One line a request, with the route's pattern in place of the address: matricules, names searched for and
 * identifiers never reach the logs (CONTRACT §5.20). A refusal is there by its code: a call of another site
 * (`origine_refusee`), a missing right, too many calls.
 */
export const requestLog = fp(
  async (app) => {
    onRequestEnd(app, (request, reply, status) => {
      const { config } = request.routeOptions;
      const line = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status,
        ms: Math.round(reply.elapsedTime),
        ...(request.refusal && { refusal: request.refusal }),
      };
      if (config.quiet && status < 400) request.log.debug(line, 'request');
      else request.log.info(line, 'request');
    });
  },
  { name: 'request-log', dependencies: ['problems'] },
);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Successes are logged at debug level alone: static files, health checks. */
    quiet?: true;
  }
}

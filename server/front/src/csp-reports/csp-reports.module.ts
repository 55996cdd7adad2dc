import type { FastifyInstance } from 'fastify';
import { badRequest } from 'server-kernel/errors';
import { CSP_REPORTS } from 'server-kernel/plugins/security-headers';
import { readReport } from './read-report';

/** A browser tells one fault once a page. */
const RATE_PER_ADDRESS = { max: 30, windowSeconds: 60 };

/** Rate limit of all addresses together, to bound the log. */
const RATE_IN_TOTAL = { max: 600, windowSeconds: 3600 };

/**
 * Endpoint of CSP violation reports: one log line each, without page or person. Browsers send them without our CSRF
 * header.
 */
export const cspReportsModule = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, JSON.parse(text.toString()));
      } catch {
        done(badRequest('Ce rapport n’est pas du JSON valide.'));
      }
    });
    const audit = { none: 'mesure technique, sans identité' };
    const config = { access: { open: true }, csrf: 'protocol', rateLimit: RATE_PER_ADDRESS, audit } as const;
    scope.post(CSP_REPORTS, { config, bodyLimit: 16 * 1024 }, async (request, reply) => {
      const violation = readReport(request.body);
      if (violation) {
        await app.limitRate('rapports-csp', RATE_IN_TOTAL);
        request.log.warn(violation, 'a page broke its policy');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
};

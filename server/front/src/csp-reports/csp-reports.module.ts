import type { FastifyInstance } from 'fastify';
import { badRequest } from 'server-kernel/errors';
import { CSP_REPORTS } from 'server-kernel/plugins/security-headers';
import { readReport } from './read-report';

/** A browser tells one fault once a page. */
const OF_ONE_ADDRESS = { max: 30, windowSeconds: 60 };

/** Whatever happens, the log gets no more calls' worth than this. */
const OF_ALL = { max: 600, windowSeconds: 3600 };

/**
 * Where browsers tell that a page broke its content security policy: one line of the log each, which names no page
 * and nobody. Browsers send these by themselves, without our header.
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
    const config = { access: { open: true }, csrf: 'protocol', rateLimit: OF_ONE_ADDRESS, audit } as const;
    scope.post(CSP_REPORTS, { config, bodyLimit: 16 * 1024 }, async (request, reply) => {
      const violation = readReport(request.body);
      if (violation) {
        await app.limitRate('rapports-csp', OF_ALL);
        request.log.warn(violation, 'a page broke its policy');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
};

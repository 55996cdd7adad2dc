import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { RateRule } from '../rate-rule';

/** More things that are not there than links of yesterday and of other people explain. */
export const PROBING: RateRule = { max: 40, windowSeconds: 600 };

/** One line of it for each window. */
const ONCE: RateRule = { max: 1, windowSeconds: PROBING.windowSeconds };

/** A signed-in person asked for an identifier that does not exist or is not hers. */
const isMiss = (request: FastifyRequest): boolean =>
  request.refusal === PROBLEM_CODES.notFound &&
  request.principal !== null &&
  request.routeOptions.url?.includes('/:') === true;

/**
 * Detects enumeration of identifiers: many 404s of one person leave `refus.balayage` with the route in the audit (ASVS
 * 16.3.3). Nothing is refused for it.
 */
export const probing = fp(
  async (app) => {
    app.addHook('onResponse', async (request) => {
      if (!isMiss(request)) return;
      const { principal } = request;
      try {
        if (!(await app.countRate(`absents:${principal?.userId}`, PROBING))) return;
        if (await app.countRate(`balayage:${principal?.userId}`, ONCE)) return;
        const target = `${request.method} ${request.routeOptions.url}`;
        await app.audit.record(request, { action: 'refus.balayage', target });
      } catch (err) {
        request.log.warn({ err }, 'a search for numbers could not be noted');
      }
    });
  },
  { name: 'probing', dependencies: ['rate-limit', 'audit-log'] },
);

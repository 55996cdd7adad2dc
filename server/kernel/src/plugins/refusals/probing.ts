import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { RateRule } from '../rate-rule';

/** More things that are not there than links of yesterday and of other people explain. */
export const PROBING: RateRule = { max: 40, windowSeconds: 600 };

/** One line of it for each window. */
const ONCE: RateRule = { max: 1, windowSeconds: PROBING.windowSeconds };

/** Somebody who is signed in asked for a thing by its number, and it is not there or not hers. */
const isMiss = (request: FastifyRequest): boolean =>
  request.refusal === PROBLEM_CODES.notFound &&
  request.principal !== null &&
  request.routeOptions.url?.includes('/:') === true;

/**
 * Somebody who tries one number after the other only ever reads 404, the same as for what does not exist: the audit gets
 * `refus.balayage` with the route, so that it is seen (ASVS 16.3.3). Nothing is refused for it.
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

import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { tooMany } from '../../errors';
import type { RateRule } from '../rate-rule';
import { RateCounter } from './rate-limit.queries';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A stricter rule of this route beside the general one; false = never limited. */
    rateLimit?: RateRule | false;
  }
  interface FastifyInstance {
    /** Counts one call of `key`; throws 429 with Retry-After once there are more than the rule allows. */
    limitRate(key: string, rule: RateRule): Promise<void>;
  }
}

/** Calls of one person, and of one address without anybody signed in: a school's network is one address. */
export const RATES = {
  person: { max: 600, windowSeconds: 60 },
  anonymous: { max: 1200, windowSeconds: 60 },
  /** Attempts to sign in under one name. */
  signIn: { max: 10, windowSeconds: 300 },
} as const satisfies Record<string, RateRule>;

const callerOf = ({ principal, ip }: FastifyRequest): string =>
  principal ? `compte:${principal.userId}` : `adresse:${ip}`;

/** Limits on calls, counted in the database for all processes together. */
export const rateLimit = fp<{ enabled: boolean }>(
  async (app, { enabled }) => {
    const counter = new RateCounter(app.db.pool);
    app.retention.add('rateLimits', () => counter.purge());
    app.decorate('limitRate', async (key: string, rule: RateRule) => {
      const wait = enabled ? await counter.hit(key, rule) : 0;
      if (wait > 0) throw tooMany(wait);
    });
    if (!enabled) return;
    app.addHook('onRequest', async (request) => {
      const { rateLimit: own, access } = request.routeOptions.config;
      // Pages and files cost nothing and are limited by the server in front; calls declare their access.
      if (own === false || !access) return;
      const caller = callerOf(request);
      await app.limitRate(caller, request.principal ? RATES.person : RATES.anonymous);
      if (own) await app.limitRate(`${caller}:${request.routeOptions.url}`, own);
    });
  },
  { name: 'rate-limit', dependencies: ['access', 'retention'] },
);

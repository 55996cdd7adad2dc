import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { tooMany } from '../../errors';
import type { RateRule } from '../rate-rule';
import { RateCounter } from './rate-limit.queries';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A stricter rule of this route beside the general one; 'arrival' = the wider one of what people call before
     * they are known; false = never limited.
     */
    rateLimit?: RateRule | 'arrival' | false;
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
  /**
   * Pages, sign-in and what an open page asks without a session, of one address: the thousands who come to a
   * school's network within the same minutes call each a few times.
   */
  arrival: { max: 12_000, windowSeconds: 60 },
  /** Wrong passwords under one name, at the demo's sign-in. */
  signIn: { max: 10, windowSeconds: 300 },
  /** Wrong passwords from one address, whatever the names. */
  signInAddress: { max: 30, windowSeconds: 300 },
} as const satisfies Record<string, RateRule>;

/** Who calls, and how often that caller may. */
const callerOf = ({ principal, ip, routeOptions }: FastifyRequest): { key: string; rule: RateRule } => {
  if (principal) return { key: `compte:${principal.userId}`, rule: RATES.person };
  return routeOptions.config.rateLimit === 'arrival'
    ? { key: `arrivee:${ip}`, rule: RATES.arrival }
    : { key: `adresse:${ip}`, rule: RATES.anonymous };
};

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
      // Files cost nothing and are limited by the server in front; what is not there declares no access.
      if (own === false || !access) return;
      const { key, rule } = callerOf(request);
      await app.limitRate(key, rule);
      if (typeof own === 'object') await app.limitRate(`${key}:${request.routeOptions.url}`, own);
    });
  },
  { name: 'rate-limit', dependencies: ['access', 'retention'] },
);

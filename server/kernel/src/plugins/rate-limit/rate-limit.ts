import fp from 'fastify-plugin';
import { tooMany } from '../../errors';
import type { RateRule } from '../rate-rule';
import { callerOf, isLimited } from './caller';
import { RateCounter } from './rate-limit.queries';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A stricter rule of this route beside the general one; 'arrival' = the wider one of what people call before
     * they are known; 'page' = that one too, for who is not signed in; false = never limited.
     */
    rateLimit?: RateRule | 'arrival' | 'page' | false;
  }
  interface FastifyInstance {
    /** Counts one call of `key`; throws 429 with Retry-After once there are more than the rule allows. */
    limitRate(key: string, rule: RateRule): Promise<void>;
    /** Counts one call of `key` and refuses nothing: true once there are more than the rule allows. */
    countRate(key: string, rule: RateRule): Promise<boolean>;
    /** True when one more call of `key` would exceed the rule; counts nothing. */
    isRateSpent(key: string, rule: RateRule): Promise<boolean>;
  }
}

/** Calls of one person, and of one address without anybody signed in: a school's network is one address, and so is an IPv6 /64. */
export const RATES = {
  person: { max: 600, windowSeconds: 60 },
  anonymous: { max: 1200, windowSeconds: 60 },
  /**
   * Sign-in, and pages and what they ask without a session, of one address: the thousands who come to a school's
   * network within the same minutes call each a few times (5,000 within two minutes, docs/topologie.md).
   */
  arrival: { max: 20_000, windowSeconds: 60 },
  /** Wrong passwords under one name, at the demo's sign-in. */
  signIn: { max: 10, windowSeconds: 300 },
  /** A sign-in that went well: for so long its address is known as one of that person's. */
  signInKnown: { max: 1, windowSeconds: 30 * 86_400 },
  /** Wrong passwords from one address, whatever the names. */
  signInAddress: { max: 30, windowSeconds: 300 },
} as const satisfies Record<string, RateRule>;

/** Limits on calls, counted in the database for all processes together. */
export const rateLimit = fp<{ enabled: boolean }>(
  async (app, { enabled }) => {
    const counter = new RateCounter(app.db.pool);
    app.retention.add('rateLimits', () => counter.purge());
    const count = async (key: string, rule: RateRule) => (enabled ? counter.hit(key, rule) : 0);
    app.decorate('limitRate', async (key: string, rule: RateRule) => {
      const wait = await count(key, rule);
      if (wait > 0) throw tooMany(wait);
    });
    app.decorate('countRate', async (key: string, rule: RateRule) => (await count(key, rule)) > 0);
    app.decorate('isRateSpent', async (key: string, rule: RateRule) => enabled && counter.isSpent(key, rule));
    if (!enabled) return;
    app.addHook('onRequest', async (request) => {
      if (!isLimited(request)) return;
      const { rateLimit: own } = request.routeOptions.config;
      const { key, kind } = await callerOf(request);
      await app.limitRate(key, RATES[kind]);
      if (typeof own === 'object') await app.limitRate(`${key}:${request.routeOptions.url}`, own);
    });
  },
  { name: 'rate-limit', dependencies: ['access', 'retention'] },
);

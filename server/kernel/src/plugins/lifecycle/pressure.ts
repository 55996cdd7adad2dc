import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unavailable } from '../../errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests refused under pressure since the process started. */
    turnedAway: () => number;
  }
}

export interface PressureOptions {
  enabled: boolean;
  /** True for who is signed in, or was let in and is on the way. */
  isKnown: (request: FastifyRequest) => boolean;
  /** Health check, polled: true while new visitors would be served soon. */
  isReady: () => Promise<boolean>;
  /** Interval of the health check, milliseconds. */
  interval?: number;
  /** Limit of the mean event loop delay, milliseconds. */
  maxEventLoopDelay?: number;
  /** Refused visitors invited back per second. */
  returnsPerSecond?: number;
}

const CHECK_INTERVAL = 100;
const MAX_EVENT_LOOP_DELAY = 250;

/** Seconds within which who is told to come back does. */
const MIN_RETRY_AFTER = 2;
const MAX_RETRY_AFTER = 60;
/** Capacity of a process on two slow cores (docs/topologie.md). */
const RETURNS_PER_SECOND = 40;

/**
 * Spreads Retry-After values, in seconds, so that refused visitors come back at a steady rate instead of all at once.
 */
const createRetrySpread = (aSecond: number) => {
  let last = Number.NEGATIVE_INFINITY;
  return (): number => {
    const now = performance.now() / 1000;
    last = Math.min(Math.max(last + 1 / aSecond, now + MIN_RETRY_AFTER), now + MAX_RETRY_AFTER);
    return Math.round(last - now);
  };
};

/** True before sign-in begins; a sign-in under way goes on, since the identity provider's answer expires. */
const isArrival = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.rateLimit === 'arrival' || config.rateLimit === 'page';

/**
 * More people than the portal can serve: it serves those whom it let in, and tells the next ones at once when to come
 * back, by 503 with Retry-After, instead of letting everybody wait longer and longer
 * (docs/decisions/load-and-failures.md).
 */
export const pressure = fp<PressureOptions>(
  async (app, options) => {
    const { enabled, isKnown, isReady } = options;
    const {
      interval = CHECK_INTERVAL,
      maxEventLoopDelay = MAX_EVENT_LOOP_DELAY,
      returnsPerSecond = RETURNS_PER_SECOND,
    } = options;
    const nextRetryAfter = createRetrySpread(returnsPerSecond);
    let turnedAway = 0;
    app.decorate('turnedAway', () => turnedAway);
    if (!enabled) {
      app.decorate('isUnderPressure', () => false);
      return;
    }
    await app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelay,
      healthCheck: isReady,
      healthCheckInterval: interval,
      pressureHandler: async (request) => {
        if (!isArrival(request) || isKnown(request)) return;
        turnedAway += 1;
        throw unavailable(nextRetryAfter());
      },
    });
  },
  { name: 'pressure', dependencies: ['route-table', '@fastify/cookie'] },
);

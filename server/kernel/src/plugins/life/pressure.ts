import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unavailable } from '../../errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** How many were told to come back since the process began. */
    turnedAway: () => number;
  }
}

export interface PressureOptions {
  enabled: boolean;
  /** Cookies of who is in, or was let in and is on the way. */
  begun: readonly string[];
  /** Whether who comes now is served soon; asked again and again. */
  isPrompt: () => Promise<boolean>;
  /** How often that is asked, milliseconds. */
  interval?: number;
  /** How late the event loop may be, in the mean of a second, milliseconds. */
  mostDelay?: number;
  /** How many of those who are told to come back do so in a second. */
  comeBack?: number;
}

const INTERVAL = 100;
const MOST_DELAY = 250;

/** Seconds within which who is told to come back does. */
const SOONEST = 2;
const LATEST = 60;
/** As many as a process of two slow cores serves (docs/topologie.md). */
const COME_BACK = 40;

/**
 * In how many seconds the next one comes back: each after the one before, so many a second. All at once they would fill
 * the portal in the first second in which it is free, and again when they have opened their pages.
 */
const createSpread = (aSecond: number) => {
  let last = Number.NEGATIVE_INFINITY;
  return (): number => {
    const now = performance.now() / 1000;
    last = Math.min(Math.max(last + 1 / aSecond, now + SOONEST), now + LATEST);
    return Math.round(last - now);
  };
};

/** Nobody yet: who has begun to sign in goes on, or the identity provider's answer is too old when it is read. */
const isAtDoor = ({ routeOptions, cookies }: FastifyRequest, begun: readonly string[]): boolean => {
  const { rateLimit } = routeOptions.config;
  return (rateLimit === 'arrival' || rateLimit === 'page') && !begun.some((name) => cookies[name]);
};

/**
 * More people than the portal can serve: it serves those whom it let in, and tells the next ones at once when to come
 * back, by 503 with Retry-After, instead of letting everybody wait longer and longer
 * (docs/decisions/load-and-failures.md).
 */
export const pressure = fp<PressureOptions>(
  async (app, options) => {
    const { enabled, begun, isPrompt } = options;
    const { interval = INTERVAL, mostDelay = MOST_DELAY, comeBack = COME_BACK } = options;
    const nextSeconds = createSpread(comeBack);
    let turnedAway = 0;
    app.decorate('turnedAway', () => turnedAway);
    if (!enabled) {
      app.decorate('isUnderPressure', () => false);
      return;
    }
    await app.register(underPressure, {
      maxEventLoopDelay: mostDelay,
      healthCheck: isPrompt,
      healthCheckInterval: interval,
      pressureHandler: async (request) => {
        if (!isAtDoor(request, begun)) return;
        turnedAway += 1;
        throw unavailable(nextSeconds());
      },
    });
  },
  { name: 'pressure', dependencies: ['route-table', '@fastify/cookie'] },
);

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
}

const INTERVAL = 500;
const MOST_DELAY = 250;

/** Seconds after which it is worth asking again; not the same for all, or they come back as one. */
const SOONEST = 4;
const LATEST = 10;
const soon = (): number => SOONEST + Math.floor(Math.random() * (LATEST - SOONEST + 1));

/** Nobody yet: who has begun to sign in goes on, or the identity provider's answer is too old when it is read. */
const isAtDoor = ({ routeOptions, cookies }: FastifyRequest, begun: readonly string[]): boolean => {
  const { rateLimit } = routeOptions.config;
  return (rateLimit === 'arrival' || rateLimit === 'page') && !begun.some((name) => cookies[name]);
};

/**
 * More people than the portal can serve: it serves those whom it let in, and tells the next ones at once when to come
 * back, by 503 with Retry-After, instead of letting everybody wait longer and longer (docs/decisions/0083).
 */
export const pressure = fp<PressureOptions>(
  async (app, { enabled, begun, isPrompt, interval = INTERVAL, mostDelay = MOST_DELAY }) => {
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
        throw unavailable(soon());
      },
    });
  },
  { name: 'pressure', dependencies: ['route-table', '@fastify/cookie'] },
);

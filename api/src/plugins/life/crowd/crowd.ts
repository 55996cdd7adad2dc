import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unavailable } from '../../../errors';
import { Appointments } from './appointments';
import { Pace } from './pace';

declare module 'fastify' {
  interface FastifyInstance {
    /** How long people have been waiting behind a crowd, milliseconds; 0 without one. */
    crowdWait: () => number;
    /** How many were told to come back since the process began: at the door, and inside. */
    crowdTold: () => Readonly<Record<'door' | 'inside', number>>;
  }
}

export interface CrowdOptions {
  enabled: boolean;
  /** Cookies of who is in, or was let in and is on the way. */
  begun: readonly string[];
  /** Milliseconds, on a clock that only goes forward. */
  now?: () => number;
}

/** What a process has in hand, oldest first, and since when. */
type Waiting = ReadonlyMap<FastifyRequest, number>;

/** Fewer than this wait behind a few long answers, not in a crowd. */
const FEW = 16;

/**
 * How long one may have to wait before the next who comes is told to come back, milliseconds: at the door sooner than
 * inside, so that who has begun also ends.
 */
export const PATIENCE = { door: 1000, inside: 8000 } as const;

/** Seconds after which it is worth asking again from inside; not the same for all, or they come back as one. */
const soon = (): number => 2 + Math.floor(Math.random() * 4);

/** A file comes at the pace of somebody's line: it is not the portal that is slow. */
const isCounted = ({ routeOptions }: FastifyRequest): boolean => {
  const { access, rateLimit, idempotency } = routeOptions.config;
  return access !== undefined && rateLimit !== false && idempotency !== 'handler';
};

/** How long the one has waited behind whom more than a few stand; 0 where there are not so many. */
const waitOf = (inHand: Waiting, now: number): number => {
  if (inHand.size <= FEW) return 0;
  let rank = 0;
  for (const since of inHand.values()) {
    if (rank === FEW) return now - since;
    rank += 1;
  }
  return 0;
};

/**
 * More people than the portal can serve: it serves those whom it let in, and tells the next ones at once when to come
 * back, by 503 with Retry-After, instead of letting everybody wait longer and longer (docs/decisions/0083).
 */
export const crowd = fp<CrowdOptions>(
  async (app, { enabled, begun, now: read = () => performance.now() }) => {
    const inHand = new Map<FastifyRequest, number>();
    const told = { door: 0, inside: 0 };
    app.decorate('crowdWait', () => waitOf(inHand, read()));
    app.decorate('crowdTold', () => told);
    if (!enabled) return;
    const pace = new Pace();
    const appointments = new Appointments();

    /** Nobody yet: who has begun to sign in goes on, or the identity provider's answer is too old when it is read. */
    const isAtDoor = ({ routeOptions, cookies }: FastifyRequest): boolean => {
      const { rateLimit } = routeOptions.config;
      return (rateLimit === 'arrival' || rateLimit === 'page') && !begun.some((name) => cookies[name]);
    };

    const comeBack = (where: keyof typeof told, seconds: number): never => {
      told[where] += 1;
      throw unavailable(seconds);
    };

    const letInOrTell = (isOutside: boolean, now: number): void => {
      const waited = waitOf(inHand, now);
      if (!isOutside) {
        if (waited > PATIENCE.inside) comeBack('inside', soon());
        return;
      }
      const wait = inHand.size > FEW ? Math.max(waited, pace.waitFor(inHand.size)) : 0;
      if (wait > PATIENCE.door)
        comeBack('door', appointments.next(Math.floor(now / 1000), pace.arrivalsPerSecond));
      pace.letIn();
    };

    app.addHook('onRequest', async (request) => {
      if (!isCounted(request)) return;
      const now = read();
      pace.ask(now, inHand.size >= FEW);
      letInOrTell(isAtDoor(request), now);
      inHand.set(request, now);
    });
    // Once the answer is made; how long its reader takes to fetch it is hers.
    app.addHook('onSend', async (request, _reply, payload) => {
      if (inHand.delete(request)) pace.answer(read());
      return payload;
    });
    app.addHook('onRequestAbort', async (request) => {
      inHand.delete(request);
    });
    app.addHook('onResponse', async (request) => {
      inHand.delete(request);
    });
  },
  { name: 'crowd', dependencies: ['route-table'] },
);

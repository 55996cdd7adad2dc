import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unavailable } from '../../errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** How long people have been waiting behind a crowd, milliseconds; 0 without one. */
    crowdWait: () => number;
  }
}

/** What a process has in hand, oldest first, and since when. */
type Waiting = ReadonlyMap<FastifyRequest, number>;

/** Fewer than this wait behind a few long answers, not in a crowd. */
const FEW = 16;

/**
 * How long the first of a crowd may have waited before the next who comes is told to come back, milliseconds: at the door
 * sooner than inside, so that who has begun also ends.
 */
export const PATIENCE = { door: 2000, inside: 8000 } as const;

/** Seconds after which it is worth asking again; not the same for all, or they come back as one. */
const comeBack = (): number => 2 + Math.floor(Math.random() * 4);

const patienceFor = ({ routeOptions }: FastifyRequest): number => {
  const { rateLimit } = routeOptions.config;
  return rateLimit === 'arrival' || rateLimit === 'page' ? PATIENCE.door : PATIENCE.inside;
};

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
 * back, by 503 with Retry-After, instead of letting everybody wait longer and longer.
 */
export const crowd = fp<{ enabled: boolean; now?: () => number }>(
  async (app, { enabled, now: read = () => performance.now() }) => {
    const inHand = new Map<FastifyRequest, number>();
    app.decorate('crowdWait', () => waitOf(inHand, read()));
    if (!enabled) return;
    app.addHook('onRequest', async (request) => {
      if (!isCounted(request)) return;
      const now = read();
      if (waitOf(inHand, now) > patienceFor(request)) throw unavailable(comeBack());
      inHand.set(request, now);
    });
    // Once the answer is made; how long its reader takes to fetch it is hers.
    app.addHook('onSend', async (request, _reply, payload) => {
      inHand.delete(request);
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

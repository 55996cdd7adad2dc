import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { tooMany } from '../../errors';
import { type Caller, callerOf, isLimited } from './caller';
import { ConcurrencyLimiter, type ConcurrencyRule } from './concurrency-limiter';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends or receives a file: it takes as long as the line of who asks. */
    isTransfer?: true;
  }
  interface FastifyRequest {
    /** The turns that this call has in hand; null before the first. */
    turns: { ends: (() => void)[]; isAnswered: boolean } | null;
  }
}

/** Calls of one caller that a process has in hand at once. A school's network is one caller while nobody is signed in. */
export const CONCURRENCY = {
  person: { max: 16, waiting: 100 },
  anonymous: { max: 32, waiting: 200 },
  /** As many as say that the process is late (lifecycle/pressure.ts), which then sends them away itself. */
  arrival: { max: 512, waiting: 512 },
  /** Files that one caller sends and gets, beside the calls: a slow line does not hold up the page around it. */
  transfers: { max: 8, waiting: 8 },
} as const satisfies Record<string, ConcurrencyRule>;

/** Retry-After, seconds. */
const RETRY_AFTER = 5;
const TOO_MANY_AT_ONCE = 'Trop de demandes à la fois. Patientez un instant, puis réessayez.';

/** Milliseconds after which the work for somebody who left has ended, whether or not it was answered. */
const LONGEST_WORK = 30_000;

/** The turns of a key: a page is made of calls to this very server, which have turns of their own. */
const turnsOf = ({ kind, key }: Caller, { routeOptions: { config } }: FastifyRequest) => {
  if (config.isTransfer) return { key: `fichiers:${key}`, rule: CONCURRENCY.transfers };
  return { key: config.rateLimit === 'page' ? `pages:${key}` : key, rule: CONCURRENCY[kind] };
};

const endTurns = ({ turns }: FastifyRequest): void => {
  for (const end of turns?.ends.splice(0) ?? []) end();
};

/** What was begun for somebody who left goes on: it is in hand until it is answered. */
const endOnClose = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.raw.once('close', () => {
    if (request.turns?.isAnswered || reply.sent) endTurns(request);
    else setTimeout(endTurns, LONGEST_WORK, request).unref();
  });
};

/** Waits for the turn of a call; 429 where there are too many, and no work where who asks left meanwhile. */
const takeTurn = async (
  limiter: ConcurrencyLimiter,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  const { key, rule } = turnsOf(caller, request);
  const end = await limiter.take(key, rule);
  if (!end) throw tooMany(RETRY_AFTER, TOO_MANY_AT_ONCE);
  if (!request.turns) {
    request.turns = { ends: [], isAnswered: false };
    endOnClose(request, reply);
  }
  request.turns.ends.push(end);
  return reply.raw.destroyed ? reply.code(499).send() : undefined;
};

export interface ConcurrencyOptions {
  enabled: boolean;
  /** What tells the sessions of two requests apart, before anybody is looked up. */
  sessionOf: (request: FastifyRequest) => string | undefined;
}

/**
 * One person's calls wait for each other, not in everybody's way: before she is looked up by her session, whose rights cost
 * statements too; after it (`callerConcurrency`) by her account, whatever sessions she has.
 */
export const sessionConcurrency = fp<ConcurrencyOptions>(
  async (app, { enabled, sessionOf }) => {
    app.decorateRequest('turns', null);
    if (!enabled) return;
    const limiter = new ConcurrencyLimiter();
    app.addHook('onRequest', async (request, reply) => {
      const session = sessionOf(request);
      if (!session || !isLimited(request)) return;
      return takeTurn(limiter, { kind: 'person', key: session }, request, reply);
    });
    app.addHook('onSend', async (request, reply) => {
      if (!request.turns) return;
      request.turns.isAnswered = true;
      if (reply.raw.destroyed) endTurns(request);
    });
  },
  { name: 'session-concurrency', dependencies: ['route-table'] },
);

/** The turns of who is known by now. */
export const callerConcurrency = fp<{ enabled: boolean }>(
  async (app, { enabled }) => {
    if (!enabled) return;
    const limiter = new ConcurrencyLimiter();
    app.addHook('onRequest', async (request, reply) =>
      isLimited(request) ? takeTurn(limiter, await callerOf(request), request, reply) : undefined,
    );
  },
  { name: 'caller-concurrency', dependencies: ['session-concurrency', 'access'] },
);

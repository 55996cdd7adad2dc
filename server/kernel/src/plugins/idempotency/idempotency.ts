import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { Executor } from '../../db/client';
import { withCommitHook } from '../../db/transaction';
import { ApiProblem, badRequest, conflict } from '../../errors';
import {
  type Claim,
  claimKey,
  deleteOldKeys,
  type HeldKey,
  markCommitted,
  releaseKey,
  type StoredAnswer,
  storeAnswer,
} from './idempotency.queries';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'handler': the body is a stream; the handler says through `onceFor` what it read. */
    idempotency?: 'handler';
    /** False where an answer holds a secret: it is given once, and whoever repeats the call gets 409. */
    isAnswerKept?: boolean;
  }
  interface FastifyInstance {
    /**
     * `work` once for the key of this request and what `readBody` tells of its body (only asked when there is a key);
     * otherwise the first answer again, which is then sent.
     */
    onceFor<T>(
      request: FastifyRequest,
      reply: FastifyReply,
      readBody: () => Promise<unknown>,
      work: () => Promise<T>,
    ): Promise<T | FastifyReply>;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Headers of an answer that belong to it; the others are made anew for each request. */
const STORED_HEADERS = ['content-type', 'location', 'x-total-count'];

/**
 * Hash of the request that a key stands for. `body`: the parsed body, or the digest of one that the handler reads
 * itself.
 */
const hashOf = ({ method, url, headers }: FastifyRequest, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, headers['x-matricule'] ?? null, body ?? null]))
    .digest('hex');

/** The key of a request, in lower case; null when it has none. Throws 400 for one that is no UUID. */
const keyOf = ({ method, headers, principal }: FastifyRequest): string | null => {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || key === undefined || !principal) return null;
  if (typeof key !== 'string' || !UUID.test(key)) {
    throw badRequest('Idempotency-Key doit être un UUID.', PROBLEM_CODES.keyMalformed);
  }
  return key.toLowerCase();
};

const inProgress = (): ApiProblem =>
  new ApiProblem(409, PROBLEM_CODES.requestInProgress, 'Cette demande est déjà en cours de traitement.', {
    headers: { 'retry-after': '1' },
  });

/** What a transaction ends with: it rolls back when its request has lost the key to a later one. */
const commit = (held: HeldKey) => async (tx: Executor) => {
  if (!(await markCommitted(tx, held))) throw inProgress();
};

const refusalFor = (claim: Claim): ApiProblem => {
  if (claim.kind === 'different') {
    return new ApiProblem(422, PROBLEM_CODES.keyReused, 'Cette clé a déjà servi pour une autre demande.');
  }
  return claim.kind === 'committed'
    ? conflict(
        PROBLEM_CODES.alreadySaved,
        'Cette demande a déjà été enregistrée. Rechargez la page pour en voir le résultat.',
      )
    : inProgress();
};

const answerOf = (reply: FastifyReply, payload: unknown): StoredAnswer | null => {
  const isText = typeof payload === 'string' || payload === null || payload === undefined;
  if (reply.statusCode >= 500 || !isText) return null;
  const headers: Record<string, string> = {};
  for (const name of STORED_HEADERS) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return { status: reply.statusCode, headers, body: typeof payload === 'string' ? payload : null };
};

/**
 * `Idempotency-Key` on any POST of a signed-in person (CONTRACT §2): the first answer again for 24 hours, 422
 * for another body, 409 while the first is in flight. The key is marked in the transaction of the effect, so
 * that a process that dies before it answers leaves no way to do the same thing twice.
 */
export const idempotency = fp(
  async (app) => {
    const claims = new WeakMap<FastifyRequest, HeldKey>();
    app.retention.add('idempotency', () => deleteOldKeys(app.db.orm));

    const begin = async (
      request: FastifyRequest,
      reply: FastifyReply,
      readBody: () => Promise<unknown>,
    ): Promise<HeldKey | 'answered' | null> => {
      const key = keyOf(request);
      if (key === null || !request.principal) return null;
      const requestHash = hashOf(request, await readBody());
      const asked = { compteId: request.principal.userId, key, requestHash };
      const claim = await claimKey(app.db.orm, asked);
      if (claim.kind === 'answered') {
        const { status, headers, body } = claim.answer;
        reply
          .code(status)
          .headers(headers)
          .send(body ?? undefined);
        return 'answered';
      }
      if (claim.kind !== 'first') throw refusalFor(claim);
      const held = { ...asked, claimedAt: claim.claimedAt };
      claims.set(request, held);
      return held;
    };

    // With a callback, so that what follows runs inside the commit hook's context.
    app.addHook('preHandler', (request, reply, done) => {
      if (request.routeOptions.config.idempotency === 'handler') return done();
      begin(request, reply, async () => request.body).then((held) => {
        if (held === 'answered') return;
        if (held) withCommitHook(commit(held), done);
        else done();
      }, done);
    });

    app.decorate('onceFor', async (request, reply, readBody, work) => {
      const held = await begin(request, reply, readBody);
      if (held === 'answered') return reply;
      return held ? withCommitHook(commit(held), work) : work();
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const held = claims.get(request);
      if (!held) return payload;
      claims.delete(request);
      const isKept = request.routeOptions.config.isAnswerKept ?? true;
      const answer = isKept ? answerOf(reply, payload) : null;
      const settled = answer ? storeAnswer(app.db.orm, held, answer) : releaseKey(app.db.orm, held);
      await settled.catch((error: unknown) =>
        request.log.warn({ err: error }, 'idempotency: the answer could not be kept'),
      );
      return payload;
    });
  },
  { name: 'idempotency', dependencies: ['access', 'retention'] },
);

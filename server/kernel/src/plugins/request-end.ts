import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Status of an answer that nobody waited for to its end, as nginx logs it. */
const CLIENT_LEFT = 499;

/**
 * Calls back once for every request, with the status that it ended with: when its answer has left whole, or its client has
 * gone. Fastify's `onResponse` never says the latter, nor does `onRequestAbort` once the body has been read.
 */
export const onRequestEnd = (
  app: FastifyInstance,
  onEnd: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    let isWhole = false;
    reply.raw.once('finish', () => {
      isWhole = true;
    });
    reply.raw.once('close', () => onEnd(request, reply, isWhole ? reply.statusCode : CLIENT_LEFT));
  });
};

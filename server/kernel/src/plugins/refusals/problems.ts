import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { PROBLEM_MEDIA_TYPE } from 'shared-contract';
import type { ProblemCode } from 'shared-contract/base/problem';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { ValidationError } from 'yup';
import { ApiProblem, badRequest, invalid, tooLarge, toProblem, unavailable, unsupported } from '../../errors';
import { findAllowedMethods } from '../route-table';
import { failureProblem } from './failures';

const BY_FASTIFY_CODE: Record<string, () => ApiProblem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupported,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_ERR_REP_INVALID_PAYLOAD_TYPE: () => unexpected(),
};

const unexpected = (): ApiProblem =>
  new ApiProblem(
    500,
    PROBLEM_CODES.unexpected,
    'Le portail a rencontré une erreur. Réessayez\u202f; si cela dure, contactez le secrétariat de l’école.',
  );

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;

const fieldProblems = (error: ValidationError) =>
  (error.inner.length > 0 ? error.inner : [error]).map((one) => ({
    path: one.path ?? '',
    message: one.message,
  }));

/** Any thrown value as a refusal; 500 is left for what is really unexpected. */
export const asProblem = (error: unknown): ApiProblem => {
  if (error instanceof ApiProblem) return error;
  if (error instanceof ValidationError) return invalid(fieldProblems(error));
  const known = BY_FASTIFY_CODE[String(property(error, 'code'))];
  if (known) return known();
  if (property(error, 'validation') !== undefined) {
    return badRequest('L’adresse ou les paramètres de la demande ne sont pas valides.');
  }
  const status = property(error, 'statusCode');
  if (typeof status === 'number' && status >= 400 && status < 500) return fromStatus(status);
  if (status === 503) return unavailable();
  return failureProblem(error) ?? unexpected();
};

const fromStatus = (status: number): ApiProblem => {
  if (status === 404) return new ApiProblem(404, PROBLEM_CODES.notFound, 'Cette adresse n’existe pas.');
  if (status === 413) return tooLarge();
  if (status === 414) {
    return new ApiProblem(414, PROBLEM_CODES.addressTooLong, 'L’adresse de la demande est trop longue.');
  }
  if (status === 415) return unsupported();
  if (status === 429) return new ApiProblem(429, PROBLEM_CODES.tooMany, 'Trop de demandes en peu de temps.');
  return new ApiProblem(status, PROBLEM_CODES.badRequest, 'La demande ne peut pas être lue.');
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the refusal that answered, once there is one; the line of the log says it. */
    refusal: ProblemCode | null;
  }
}

/** Sends a refusal as problem+json, never to be stored. */
export const sendProblem = (reply: FastifyReply, problem: ApiProblem): FastifyReply => {
  reply.request.refusal = problem.code;
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.options.headers })
    .type(PROBLEM_MEDIA_TYPE)
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(toProblem(problem));
};

/** The answer to an address without a route: 404, or 405 with `Allow` when another method would fit. */
export const noRouteProblem = (request: FastifyRequest): ApiProblem => {
  const allowed = findAllowedMethods(request.server.routeTable, request.url);
  return allowed.length > 0 && !allowed.includes(request.method)
    ? new ApiProblem(405, PROBLEM_CODES.methodNotAllowed, 'Cette action n’existe pas à cette adresse.', {
        headers: { allow: allowed.join(', ') },
      })
    : fromStatus(404);
};

/** Every refusal and every unexpected error leaves as problem+json; only the latter are logged as errors, the failure of a dependency as a warning. */
export const problems = fp(
  async (app) => {
    app.decorateRequest('refusal', null);
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const problem = asProblem(error);
      if (problem.status === 500) request.log.error({ err: error }, 'unexpected error');
      else if (problem.status > 500) request.log.warn({ err: error }, 'a dependency fails');
      return sendProblem(reply, problem);
    });
  },
  { name: 'problems', dependencies: ['route-table'] },
);
